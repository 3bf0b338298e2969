package dev.vivace.engine.model;

/**
 * What tests reached before a change, lines or mutants, and what of it they no longer reach.
 *
 * @param before how many
 * @param lost how many of these no longer
 * @param gained how many others instead
 */
public record Loss(int before, int lost, int gained) {

    /** Which part is lost. */
    public double part() {
        return before == 0 ? 0 : (double) lost / before;
    }
}
