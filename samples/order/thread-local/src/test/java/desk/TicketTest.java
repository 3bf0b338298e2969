package desk;

class TicketTest extends DeskTest {

    @Override
    Ticket ticket() {
        return new Ticket("printer on fire");
    }
}
