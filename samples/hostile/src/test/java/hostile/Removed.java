package hostile;

/** Is not there at run time. */
class Removed {}
