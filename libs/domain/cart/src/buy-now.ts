import { quantityLimit } from './check-quantity.ts';

/** One line that is bought without the cart. */
export type BuyNowLine = {
  readonly shopid: number;
  readonly itemid: number;
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly quantity: number;
};

/** The query parameter of the checkout page, and of its calls, that holds a line to buy without the cart. */
export const buyNowParam = 'buy';

const pattern = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.(\d{1,4})$/;

/** The line as an address has it: `shopid.itemid.modelid.quantity`. */
export const formatBuyNow = ({ shopid, itemid, modelid, quantity }: BuyNowLine): string =>
  [shopid, itemid, modelid, quantity].join('.');

/** The line of a text that `formatBuyNow` made; undefined for any other text, and for a quantity that no line may have. */
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
