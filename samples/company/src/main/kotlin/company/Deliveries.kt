package company

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking

/** Coroutines, whose threads go on when nothing is to be done. */
object Deliveries {
    private val delivered = mutableListOf<String>()

    fun deliver(vararg items: String): List<String> = runBlocking {
        delivered += items.map { item ->
            async(Dispatchers.Default) {
                delay(1)
                item
            }
        }.awaitAll()
        delivered.toList()
    }
}
