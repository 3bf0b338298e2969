/** A module whose tests patch it. */
module launch.modular {
    exports launch.modular;
}
