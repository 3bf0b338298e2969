package company

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class KotlinVictimTest {
    @Test
    fun `no basket is open`() {
        assertEquals(0, Baskets.open.size)
        assertEquals(0, Basket.made)
        Baskets.first
        assertEquals(1, Basket.made)
    }

    @Test
    fun `there is no discount`() {
        assertEquals(0, discount)
        assertEquals(7, Basket().price(7))
        assertEquals(1, Voucher.SPRING.uses)
        assertEquals(2, Voucher.entries.size)
    }

    @Test
    fun `nothing is delivered yet`() {
        assertEquals(listOf("eggs"), Deliveries.deliver("eggs"))
    }
}
