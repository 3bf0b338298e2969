package launch;

class LeftTest extends Meeting {}
