/**
 * What do the sources of tests say, and how do we edit them without vandalism? An edit is a value; applied, it leaves every other byte of the file as
 * it was. Changes become a patch, or files that are written all or none, and are compiled in memory before.
 */
package dev.vivace.engine.source;
