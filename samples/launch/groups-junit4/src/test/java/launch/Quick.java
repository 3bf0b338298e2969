package launch;

public interface Quick {}
