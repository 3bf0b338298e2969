package company

import org.junit.jupiter.api.Test

class GroovyVictimTest {

    @Test
    void stringsCannotShout() {
        try {
            'bread'.shout()
            assert false: 'it can'
        } catch (MissingMethodException expected) {
            assert expected.method == 'shout'
        }
    }

    @Test
    void labelsAreThoseOfJava() {
        assert new Label().text('bread') == 'bread: 5'
        assert Label.of('milk') == 'milk: 4'
    }

    @Test
    void nothingIsSoldYet() {
        assert GroovyPolluterTest.sold == []
    }
}
