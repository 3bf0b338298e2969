package dev.vivace.isolation.boundary;

/** One of the things to be done at the boundary. */
interface Step {

    /** What it deals with, for the one who reads why it failed. */
    String subject();

    void take() throws Exception;
}
