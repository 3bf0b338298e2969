package mail;

record Template(String text) {

    String signed() {
        return text + " -- " + Settings.from();
    }
}
