import type { Money } from '@pasar/money';
import { compareMoney, subtractMoney } from '@pasar/money';
import type { VoucherRule } from './evaluate-voucher.ts';
import { evaluateVoucher, voucherSavings } from './evaluate-voucher.ts';
import type { CheckoutInput, CheckoutShopInput } from './price-checkout.ts';
import { priceCheckout, voucherLines } from './price-checkout.ts';
import { linesTotal } from './cart-totals.ts';

export type BestVouchers = { readonly codes: readonly string[]; readonly saves: Money };

/** Beyond this number of combinations, each shop's best voucher is taken without trying the others. */
const maxCombinations = 500;

type Choice = VoucherRule | undefined;

const savingsAt = (
  voucher: VoucherRule,
  shop: CheckoutShopInput,
  { currency, now }: CheckoutInput,
): number => {
  const { shopid, shipping } = shop;
  const merchandise = linesTotal(shop.lines, currency);
  const basket = { shopid, merchandise, shipping, lines: voucherLines(shop.lines) };
  const { merchandise: goods, shipping: delivery } = voucherSavings(
    evaluateVoucher(voucher, basket, now),
    currency,
  );
  return goods.amount + delivery.amount;
};

/** The shop's vouchers that save something, the best first. */
function listUseful(
  shop: CheckoutShopInput,
  vouchers: readonly VoucherRule[],
  input: CheckoutInput,
): VoucherRule[] {
  return vouchers
    .filter(({ shopid }) => shopid === shop.shopid)
    .map((voucher) => ({ voucher, saves: savingsAt(voucher, shop, input) }))
    .filter(({ saves }) => saves > 0)
    .toSorted((one, other) => other.saves - one.saves)
    .map(({ voucher }) => voucher);
}

function* combine(choices: readonly (readonly Choice[])[]): Generator<readonly Choice[]> {
  const [first, ...others] = choices;
  if (!first) yield [];
  else for (const choice of first) for (const rest of combine(others)) yield [choice, ...rest];
}

/**
 * Finds the vouchers with which a checkout costs least: at most one of the marketplace and one of each shop; the fewest of
 * those that save the same. Undefined if none saves anything. Ignores the vouchers that the input has chosen.
 */
export function findBestVouchers(
  input: CheckoutInput,
  vouchers: readonly VoucherRule[],
): BestVouchers | undefined {
  const { currency, now } = input;
  const shops = input.shops.map(({ voucher: _, ...shop }) => shop);
  const useful = shops.map((shop) => listUseful(shop, vouchers, input));
  const ofPlatform: readonly Choice[] = [undefined, ...vouchers.filter(({ shopid }) => shopid === undefined)];
  const all = useful.map((each): readonly Choice[] => [undefined, ...each]);
  const count = all.reduce((product, each) => product * each.length, ofPlatform.length);
  const ofShops = count <= maxCombinations ? all : useful.map((each): readonly Choice[] => [each[0]]);
  const price = ([platformVoucher, ...own]: readonly Choice[]) =>
    priceCheckout({
      ...{ currency, now },
      shops: shops.map((shop, at) => ({ ...shop, ...(own[at] && { voucher: own[at] }) })),
      ...(platformVoucher && { platformVoucher }),
    }).total;
  const before = price([]);
  let best = { total: before, codes: [] as readonly string[] };
  for (const combination of combine([ofPlatform, ...ofShops])) {
    const total = price(combination);
    const codes = combination.flatMap((voucher) => voucher?.code ?? []);
    const order = compareMoney(total, best.total);
    if (order < 0 || (order === 0 && codes.length < best.codes.length)) best = { total, codes };
  }
  const saves = subtractMoney(before, best.total);
  return saves.amount > 0 ? { codes: best.codes, saves } : undefined;
}
