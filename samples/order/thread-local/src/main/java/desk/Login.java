package desk;

final class Login {

    boolean with(String name, String password) {
        boolean right = password.equals(name + "123");
        if (right) {
            CurrentUser.become(name);
        }
        return right;
    }
}
