package library;

record Book(String title, String author) {}
