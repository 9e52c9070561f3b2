import { normalizeVoucherCode, parseBuyNow } from '@pasar/cart';
import type { BuyNowLine } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

export type CheckoutChoices = {
  /** The only line to buy, instead of the lines selected in the cart. */
  readonly buyNow?: BuyNowLine;
  /** A code to evaluate without using it, normalized. */
  readonly judgedCode?: string;
  readonly addressId?: number;
  /** In upper case, without repeats. */
  readonly codes: readonly string[];
  /** Whether the vouchers with which the checkout costs least are used, instead of codes. */
  readonly usesBestVouchers: boolean;
  readonly useCoins: boolean;
  /** The delivery channel of each shop. */
  readonly deliveries: ReadonlyMap<number, string>;
  /** The branch of each shop's delivery to one. */
  readonly branches: ReadonlyMap<number, string>;
};

type WireChoices = {
  readonly address_id?: number;
  readonly vouchers?: string;
  readonly use_best_vouchers?: boolean;
  readonly deliveries?: string;
  readonly branches?: string;
  readonly buy?: string;
  readonly code?: string;
  readonly use_coins?: boolean;
};

const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads a list of `shopid:value`. */
const readByShop = (name: 'deliveries' | 'branches', list: string | undefined): ReadonlyMap<number, string> =>
  new Map(
    splitList(list).map((text) => {
      const [, shopid, value] = /^(\d{1,16}):([A-Za-z0-9-]{1,32})$/.exec(text) ?? [];
      if (shopid === undefined || value === undefined)
        throw new ApiError(errorCodes.PARAM, `${name}: expected shopid:value, separated by commas.`);
      return [Number(shopid), value];
    }),
  );

const readBuyNow = (text: string): BuyNowLine => {
  const line = parseBuyNow(text);
  if (!line) throw new ApiError(errorCodes.PARAM, 'buy: expected shopid.itemid.modelid.quantity.');
  return line;
};

/** Parses the shopper's choices from the request. Throws PARAM on a malformed delivery or line. */
export const readChoices = ({
  address_id,
  vouchers,
  use_best_vouchers = false,
  deliveries,
  branches,
  buy,
  code,
  use_coins = false,
}: WireChoices): CheckoutChoices => ({
  ...(buy !== undefined && { buyNow: readBuyNow(buy) }),
  ...(code !== undefined && { judgedCode: normalizeVoucherCode(code) }),
  ...(address_id === undefined ? {} : { addressId: address_id }),
  codes: [...new Set(splitList(vouchers).map((code) => code.toUpperCase()))],
  usesBestVouchers: use_best_vouchers,
  useCoins: use_coins,
  deliveries: readByShop('deliveries', deliveries),
  branches: readByShop('branches', branches),
});
