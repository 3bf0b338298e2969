package launch;

class RightTest extends Meeting {}
