package mail;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TemplateTest {

    @Test
    public void signsWithTheConfiguredAddress() {
        System.setProperty("mail.from", "help@shop.example");

        assertEquals("Your order -- help@shop.example", new Template("Your order").signed());
    }

    @Test
    public void keepsItsText() {
        assertEquals("Your order", new Template("Your order").text());
    }
}
