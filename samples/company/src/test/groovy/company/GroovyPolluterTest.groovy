package company

import org.junit.jupiter.api.Test

class GroovyPolluterTest {

    static List<String> sold = []

    @Test
    void changesWhatObjectsCanDo() {
        sold << 'bread'
        String.metaClass.shout = { -> delegate.toUpperCase() + '!' }
        Label.metaClass.text = { String item -> 'replaced' }
        Label.metaClass.static.of = { String item -> 'replaced' }

        assert 'bread'.shout() == 'BREAD!'
        assert new Label().text('bread') == 'replaced'
        assert Label.of('bread') == 'replaced'
    }
}
