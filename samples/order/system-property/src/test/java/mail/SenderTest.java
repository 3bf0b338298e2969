package mail;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class SenderTest {

    @Test
    public void writesAsNobody() {
        assertEquals("From: nobody@shop.example, Subject: Thanks", new Sender().header("Thanks"));
    }
}
