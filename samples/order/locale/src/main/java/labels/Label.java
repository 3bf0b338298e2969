package labels;

record Label(String text) {

    String key() {
        return text.toLowerCase();
    }

    String shouted() {
        return text.toUpperCase() + "!";
    }
}
