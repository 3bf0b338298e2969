package company

import spock.lang.Shared
import spock.lang.Specification

class SpockPolluterSpec extends Specification {

    static customers = []

    @Shared
    Till till = new Till()

    def "serves #customer"() {
        when:
        customers << customer

        then:
        customers.size() == number

        where:
        customer | number
        'Anna'   | 1
        'Bert'   | 2
    }

    def "mocks"() {
        given:
        Till mocked = Mock()
        mocked.sold() >> ['mocked']

        expect:
        mocked.sold() == ['mocked']
        till.sold() == []
    }
}
