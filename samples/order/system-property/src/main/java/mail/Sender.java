package mail;

final class Sender {

    String header(String subject) {
        return "From: " + Settings.from() + ", Subject: " + subject;
    }
}
