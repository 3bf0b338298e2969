package launch;

public interface Flaky {}
