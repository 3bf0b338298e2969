package empty;

public class Nothing {}
