package discounts;

import java.util.List;

record Cart(List<Integer> prices) {

    int total() {
        return prices.stream().mapToInt(Sale::price).sum();
    }
}
