package photos;

final class Gallery implements AutoCloseable {

    private boolean open = true;

    boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
        Scaling.stop();
    }
}
