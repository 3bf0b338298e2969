package company

import spock.lang.Specification

class SpockVictimSpec extends Specification {

    def "nobody was served yet"() {
        expect:
        SpockPolluterSpec.customers == []
    }

    def "mocks of classes can be made"() {
        given:
        Till mocked = Mock()

        when:
        mocked.sell('bread')

        then:
        1 * mocked.sell('bread')
    }
}
