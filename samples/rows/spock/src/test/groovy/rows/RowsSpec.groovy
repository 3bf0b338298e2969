package rows

import spock.lang.Specification

/** Rows that end the JVM in the middle and at the end, more than are asked for at once, and slow ones. */
class RowsSpec extends Specification {

    def "before"() {
        expect:
        letter.length() == 1

        where:
        letter << ["a", "b"]
    }

    def "middle"() {
        when:
        endIf(letter == "b" || letter == "c")

        then:
        noExceptionThrown()

        where:
        letter << ["a", "b", "c", "d"]
    }

    def "last"() {
        when:
        endIf(letter == "c")

        then:
        noExceptionThrown()

        where:
        letter << ["a", "b", "c"]
    }

    def "many"() {
        when:
        endIf(number == 2)

        then:
        noExceptionThrown()

        where:
        number << (1..230)
    }

    def "slow"() {
        when:
        Thread.sleep(800)

        then:
        noExceptionThrown()

        where:
        number << (1..5)
    }

    def "plain"() {
        expect:
        true
    }

    private static void endIf(boolean condition) {
        if (condition) {
            Runtime.runtime.halt(3)
        }
    }
}
