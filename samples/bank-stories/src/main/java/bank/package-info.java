/**
 * Banks, accounts and mints: the running example of "Estória", a paper on test classes that build upon the fixtures of
 * other test classes.
 */
package bank;
