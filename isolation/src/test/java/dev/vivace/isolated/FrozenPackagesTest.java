package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import junit.shop.Price;
import junit.shop.Till;
import org.junit.jupiter.api.Test;

/** Classes of a project in packages of frameworks, which outlive a reset. */
class FrozenPackagesTest {

    @Test
    void areTaintsIfThereIsSomethingToForget() {
        Till.SALES.clear();
        Till.SALES.add("bread");

        Isolation.reset();

        assertThat(Till.SALES).containsExactly("bread");
        assertThat(Taints.all()).extracting(Taint::className).contains(Till.class.getName());
    }

    @Test
    void areFineIfThereIsNothing() {
        assertThat(Price.of(2)).isEqualTo(10);

        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Price.class.getName());
    }

    /** JUnit itself, for example, which is in jars. */
    @Test
    void ofFrameworksAreFine() {
        assertThat(Taints.all()).extracting(Taint::className).noneMatch(name -> name.startsWith("org.junit."));
    }
}
