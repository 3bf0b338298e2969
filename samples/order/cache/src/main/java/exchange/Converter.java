package exchange;

final class Converter {

    private final Rates rates;

    Converter(Rates rates) {
        this.rates = rates;
    }

    long convert(long euros, String currency) {
        return Math.round(euros * rates.of(currency));
    }
}
