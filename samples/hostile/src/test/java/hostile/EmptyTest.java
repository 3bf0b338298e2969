package hostile;

/** Has no test. */
class EmptyTest {}
