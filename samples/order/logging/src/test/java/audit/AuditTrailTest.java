package audit;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class AuditTrailTest {

    private final Ear ear = new Ear();

    @Before
    public void listen() {
        AuditTrail.LOG.addHandler(ear);
    }

    @After
    public void leave() {
        AuditTrail.LOG.removeHandler(ear);
    }

    @Test
    public void tellsWhoDidWhat() {
        new AuditTrail().record("Ada", "logs in");

        assertEquals(List.of("Ada logs in"), ear.heard);
    }
}
