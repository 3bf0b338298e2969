package mail;

final class Settings {

    static final String FROM = "mail.from";

    private Settings() {}

    static String from() {
        return System.getProperty(FROM, "nobody@shop.example");
    }
}
