/**
 * How do our values look on disk? Every file is JSON that names its format and version; a reader refuses a newer one
 * and names both. Values are records, so that their components are the format.
 */
package dev.vivace.engine.json;
