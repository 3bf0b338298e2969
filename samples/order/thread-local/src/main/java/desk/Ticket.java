package desk;

record Ticket(String text) {

    String author() {
        return CurrentUser.name().orElseThrow(() -> new IllegalStateException("nobody is logged in"));
    }
}
