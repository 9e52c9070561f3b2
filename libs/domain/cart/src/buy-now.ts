import { quantityLimit } from './check-quantity.ts';

/** A line bought directly, bypassing the cart. */
export type BuyNowLine = {
  readonly shopid: number;
  readonly itemid: number;
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly quantity: number;
};

/** The query parameter of the checkout page and its calls for a line bought directly. */
export const buyNowParam = 'buy';

const pattern = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.(\d{1,4})$/;

/** Formats the line for a URL: `shopid.itemid.modelid.quantity`. */
export const formatBuyNow = ({ shopid, itemid, modelid, quantity }: BuyNowLine): string =>
  [shopid, itemid, modelid, quantity].join('.');

/** Formats the lines of a checkout, in any order, so that equal lines give equal texts: those of `formatBuyNow`, sorted. */
export const formatBoughtLines = (lines: readonly BuyNowLine[]): string =>
  lines.map(formatBuyNow).toSorted().join();

/** Parses the text of `formatBuyNow`; undefined for a malformed text or an invalid quantity. */
export function parseBuyNow(text: string | null | undefined): BuyNowLine | undefined {
  const numbers = pattern
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  if (!numbers?.every((number) => Number.isSafeInteger(number))) return undefined;
  const [shopid = 0, itemid = 0, modelid = 0, quantity = 0] = numbers;
  const valid = shopid > 0 && itemid > 0 && quantity > 0 && quantity <= quantityLimit;
  return valid ? { shopid, itemid, modelid, quantity } : undefined;
}
