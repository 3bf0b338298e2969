package library;

record Loan(Book book, String reader) {

    static Loan of(String title, String reader) {
        return new Loan(Catalog.instance().titled(title).orElseThrow(), reader);
    }
}
