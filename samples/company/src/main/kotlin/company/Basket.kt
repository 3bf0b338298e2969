package company

/** What Kotlin makes static: an object, a companion, variables outside of classes, and what is lazy. */
object Baskets {
    val open = mutableListOf<Basket>()
    val first: Basket by lazy { Basket().also { open += it } }
}

var discount = 0

class Basket {
    init {
        made++
    }

    fun price(full: Int) = if (discount > 0) full - full * discount / 100 else full

    companion object {
        var made = 0
            private set
    }
}

enum class Voucher(var uses: Int) {
    SPRING(1),
    SUMMER(2),
}
