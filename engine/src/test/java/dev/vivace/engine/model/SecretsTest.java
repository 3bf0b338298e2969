package dev.vivace.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Ddb.password",
                "gpg.passphrase",
                "API_KEY",
                "apiKey",
                "aws.accessKey",
                "private.key",
                "DB_PASS",
                "DB_PWD",
                "dbPass",
                "http.auth",
                "AUTH",
                "sonar.token",
                "client-secret",
                "credentials"
            })
    void knowsASecretByItsName(String name) {
        assertThat(Secrets.isSecret(name)).isTrue();
        assertThat(Secrets.hidden(name + "=sesame")).isEqualTo(name + "=…");
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "compass", "bypass.cache", "keyboard", "mode", "-Xmx", "monkey", "pathway"})
    void takesNoOtherNameForOne(String name) {
        assertThat(Secrets.isSecret(name)).isFalse();
        assertThat(Secrets.hidden(name + "=fast")).isEqualTo(name + "=fast");
    }

    @ParameterizedTest
    @CsvSource({
        "-Durl=jdbc:db://h/x?user=me&password=sesame&ssl=true, -Durl=jdbc:db://h/x?user=me&password=…&ssl=true",
        "-Durl=jdbc:db://h/x?password=a:b&user=me, -Durl=jdbc:db://h/x?password=…&user=me",
        "-Dproxy=http://me:sesame@proxy:80, -Dproxy=http://…@proxy:80",
        "-javaagent:a.jar=token=sesame, -javaagent:a.jar=token=…",
        "-Dmoney=$1=2, -Dmoney=$1=2",
        "--add-opens, --add-opens"
    })
    void findsOneInsideOfAValue(String text, String shown) {
        assertThat(Secrets.hidden(text)).isEqualTo(shown);
    }
}
