/** Which orders are worth running? Pure functions of a catalog and a seed. */
package dev.vivace.engine.orders;
