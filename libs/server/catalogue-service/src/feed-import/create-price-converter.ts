import { convertMoney, maxMoney, money, priceStep, roundToPrice } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { Fault, Product, ReadProduct, Variant } from './product.ts';
import { toReason } from './reason.ts';

export type ExchangeRate = {
  /** The market's currency. */
  readonly to: string;
  /** How many units of the market's currency one unit of the feed's currency is. */
  readonly rate?: number;
};

/** Converts a price to at least the smallest price step, so that none becomes zero. */
const convert = (price: Money, to: string, rate: number): Money =>
  maxMoney(roundToPrice(convertMoney(price, to, rate)), money(priceStep(to), to));

/**
 * Converts prices to the market's currency. The rate applies to the first foreign currency in the feed; a price in a third
 * currency is a fault of its row.
 */
export function createPriceConverter({ to, rate }: ExchangeRate): (read: ReadProduct) => ReadProduct {
  let from: string | undefined;
  const change = (variant: Variant): Variant | Fault => {
    const { price, priceBeforeDiscount, line } = variant;
    if (price.currency === to) return variant;
    from ??= price.currency;
    if (rate === undefined || from !== price.currency)
      return { line, reason: toReason('price-currency', { currency: price.currency, own: to }) };
    const before = priceBeforeDiscount && { priceBeforeDiscount: convert(priceBeforeDiscount, to, rate) };
    return { ...variant, price: convert(price, to, rate), ...before };
  };
  return ({ product, ...read }) => {
    if (!product) return read;
    const changed = product.variants.map(change);
    const variants = changed.filter((each): each is Variant => 'price' in each);
    const wrong = changed.filter((each): each is Fault => 'reason' in each);
    const priced: Product = { ...product, variants };
    return { ...read, ...(variants.length > 0 && { product: priced }), faults: [...read.faults, ...wrong] };
  };
}
