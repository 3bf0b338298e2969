/**
 * How does a person see results in a browser? What is in our JSON files becomes a few static pages that need neither a
 * server nor a script: HTML and SVG are written here, {@code report.css} and {@code report.js} beside them only dress and
 * enhance. All text goes through {@link dev.vivace.engine.report.html.Html}, which escapes by construction, because the
 * names and messages of tests are anybody's.
 */
package dev.vivace.engine.report.html;
