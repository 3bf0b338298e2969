/** What do the results of all shards add up to? Reports of parts of a suite become those of one run, or a problem. */
package dev.vivace.engine.merge;
