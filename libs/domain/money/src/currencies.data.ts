type CurrencyFacts = {
  /** ISO 4217 minor digits: the unit of `amount`. */
  readonly minorUnits: number;
  /** Digits of displayed prices; prices, discounts and fees are multiples of the resulting step. */
  readonly priceDigits: number;
};

/** The markets' currencies. Other ISO 4217 codes are looked up in `Intl`. */
export const currencies = {
  SGD: { minorUnits: 2, priceDigits: 2 },
  IDR: { minorUnits: 2, priceDigits: 0 },
  MYR: { minorUnits: 2, priceDigits: 2 },
  PHP: { minorUnits: 2, priceDigits: 2 },
  TWD: { minorUnits: 2, priceDigits: 0 },
  THB: { minorUnits: 2, priceDigits: 2 },
  VND: { minorUnits: 0, priceDigits: 0 },
  BRL: { minorUnits: 2, priceDigits: 2 },
  MXN: { minorUnits: 2, priceDigits: 2 },
  COP: { minorUnits: 2, priceDigits: 0 },
  CLP: { minorUnits: 0, priceDigits: 0 },
  ARS: { minorUnits: 2, priceDigits: 2 },
  EUR: { minorUnits: 2, priceDigits: 2 },
  PLN: { minorUnits: 2, priceDigits: 2 },
  INR: { minorUnits: 2, priceDigits: 2 },
  USD: { minorUnits: 2, priceDigits: 2 },
} as const satisfies Record<string, CurrencyFacts>;

export type MarketCurrency = keyof typeof currencies;
