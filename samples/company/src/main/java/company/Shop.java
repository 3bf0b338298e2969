package company;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Spring makes a subclass of it, at run time, so that there is one till. */
@Configuration
public class Shop {

    @Bean
    public Till till() {
        return new Till();
    }

    @Bean
    public Runnable openingHours() {
        return till()::sold;
    }
}
