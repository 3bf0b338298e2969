package company

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class KotlinPolluterTest {
    @Test
    fun `changes what is static`() {
        discount = 50
        Baskets.open += Baskets.first
        Voucher.SPRING.uses--

        assertEquals(1, Basket.made)
    }

    @Test
    fun `delivers in the background`() {
        assertEquals(listOf("bread", "milk"), Deliveries.deliver("bread", "milk"))
    }
}
