package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.when;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.test.context.junit.jupiter.SpringJUnitConfig;

/** A context with another bean in it. */
@SpringJUnitConfig(Shop.class)
class SpringMockTest {

    @MockitoBean
    private Till till;

    @Autowired
    private Runnable openingHours;

    @Test
    void theTillIsMocked() {
        when(till.sold()).thenReturn(List.of("mocked"));
        openingHours.run();

        assertEquals(List.of("mocked"), till.sold());
    }
}
