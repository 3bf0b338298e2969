package launch;

public interface Fast {}
