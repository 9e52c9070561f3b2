import { evaluateVoucher, findBestVouchers, priceCheckout, spendCoins, voucherLines } from '@pasar/cart';
import type { BestVouchers, CheckoutWithCoins, PricedCheckout, PricedShop, VoucherRule } from '@pasar/cart';
import { destinationWithoutAddress } from '@pasar/cart-service';
import type { Shopper } from '@pasar/cart-service';
import { subtractMoney } from '@pasar/money';
import { coinTerms } from '@pasar/order';
import { quoteBranches } from './branches/quote-branches.ts';
import { toCheckoutInput } from './to-checkout-input.ts';
import type { CheckoutChoices } from './checkout-choices.ts';
import { chooseVouchers } from './choose-vouchers.ts';
import type { ChosenVouchers } from './choose-vouchers.ts';
import { readCoinBalance } from './coins/coin-ledger.ts';
import { findAddress } from './find-address.ts';
import { loadVouchers } from './load-vouchers.ts';
import type { StoredVoucher } from './load-vouchers.ts';
import type { OrderDeps } from './order-deps.ts';
import type { EvaluatedVoucher, SelectedLine, CheckoutQuote, QuotedShop } from './quote.ts';
import { draftShops, quoteLines } from './quote-lines.ts';
import type { ShopDraft } from './quote-lines.ts';

const priceDrafts = (
  drafts: readonly ShopDraft[],
  chosen: ChosenVouchers,
  currency: string,
  now: number,
): PricedCheckout =>
  priceCheckout({
    currency,
    now,
    shops: drafts.map(({ shop, lines, delivery }) => {
      const voucher = chosen.byShop.get(shop.shopid);
      return { shopid: shop.shopid, lines, shipping: delivery.fee, ...(voucher && { voucher }) };
    }),
    ...(chosen.platform && { platformVoucher: chosen.platform }),
  });

/** Returns the amounts after the shops' own vouchers, on which platform vouchers are evaluated. */
const remainingAmounts = ({
  merchandise_total,
  voucher_discount,
  shipping_total,
  shipping_discount,
}: PricedShop | PricedCheckout) => ({
  merchandise: subtractMoney(merchandise_total, voucher_discount),
  shipping: subtractMoney(shipping_total, shipping_discount),
});

type JudgedCheckout = {
  readonly withoutPlatform: PricedCheckout;
  readonly drafts: readonly ShopDraft[];
  readonly now: number;
};

const judgeStoredVoucher = (
  stored: StoredVoucher,
  { withoutPlatform, drafts, now }: JudgedCheckout,
): EvaluatedVoucher => {
  const { shopid } = stored.voucher;
  if (shopid === undefined)
    return { ...stored, judgement: evaluateVoucher(stored.voucher, remainingAmounts(withoutPlatform), now) };
  const shop = withoutPlatform.shops.find((each) => each.shopid === shopid);
  if (!shop) return { ...stored, judgement: { applies: false, reason: 'other-shop' } };
  const lines = voucherLines(drafts.find((draft) => draft.shop.shopid === shopid)?.lines ?? []);
  const basket = { shopid, merchandise: shop.merchandise_total, shipping: shop.shipping_total, lines };
  return { ...stored, judgement: evaluateVoucher(stored.voucher, basket, now) };
};

const findAppliedVoucher = (
  vouchers: readonly EvaluatedVoucher[],
  voucher: VoucherRule | undefined,
): EvaluatedVoucher | undefined =>
  vouchers.find((each) => each.voucher.code === voucher?.code && each.judgement.applies);

function quoteShops(
  drafts: readonly ShopDraft[],
  priced: CheckoutWithCoins,
  chosen: ChosenVouchers,
  vouchers: readonly EvaluatedVoucher[],
): QuotedShop[] {
  return drafts.flatMap((draft) => {
    const sums = priced.shops.find(({ shopid }) => shopid === draft.shop.shopid);
    const voucher = findAppliedVoucher(vouchers, chosen.byShop.get(draft.shop.shopid));
    return sums ? [{ ...draft, sums, ...(voucher && { voucher }) }] : [];
  });
}

/** The vouchers to use: those that were named, or the best ones. */
const selectUsedVouchers = (
  { codes, usesBestVouchers }: CheckoutChoices,
  stored: ReadonlyMap<string, StoredVoucher>,
  best: BestVouchers | undefined,
): readonly VoucherRule[] =>
  (usesBestVouchers ? (best?.codes ?? []) : codes).flatMap((code) => stored.get(code)?.voucher ?? []);

type QuoteOptions = {
  readonly choices: CheckoutChoices;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether surplus vouchers of an issuer are reported and not used. */
  readonly dropsSurplus?: boolean;
  /** Whether the best vouchers are found even if they are not used. */
  readonly findsBestVouchers?: boolean;
};

/**
 * Prices the selected lines with the shopper's choices. Throws for an impossible choice: an unknown address or
 * delivery, or two vouchers where one is allowed. A voucher that does not apply is reported, not thrown.
 */
export async function quoteCheckout(
  deps: OrderDeps,
  shopper: Shopper,
  picked: readonly SelectedLine[],
  { choices, now, dropsSurplus = false, findsBestVouchers = false }: QuoteOptions,
): Promise<CheckoutQuote> {
  const { currency } = shopper.market;
  const { lines, unavailableLines } = await quoteLines(deps, shopper, picked);
  const address = await findAddress(deps, shopper, choices.addressId);
  const delivery = { to: address?.place ?? destinationWithoutAddress(shopper), channels: choices.deliveries };
  const drafts = draftShops(lines, delivery, shopper.market);
  const shopids = drafts.map(({ shop }) => shop.shopid);
  const named = [...choices.codes, ...(choices.judgedCode === undefined ? [] : [choices.judgedCode])];
  const stored = await loadVouchers(deps, shopper, { codes: named, shopids, now });
  const input = toCheckoutInput({ currency, shops: drafts }, now);
  const usable = [...stored.values()].map(({ voucher }) => voucher);
  const best = findsBestVouchers || choices.usesBestVouchers ? findBestVouchers(input, usable) : undefined;
  const { chosen, surplusCodes } = chooseVouchers(
    selectUsedVouchers(choices, stored, best),
    dropsSurplus ? input : undefined,
  );
  const withoutPlatform = priceDrafts(drafts, { byShop: chosen.byShop }, currency, now);
  const judged = { withoutPlatform, drafts, now };
  const vouchers = [...stored.values()].map((each) => judgeStoredVoucher(each, judged));
  const priced = priceDrafts(drafts, chosen, currency, now);
  const owner = { userid: shopper.userid, market: shopper.market.code };
  const balance = await readCoinBalance(deps, owner);
  const terms = coinTerms(shopper.market.code);
  const spendable = spendCoins(priced, terms, balance);
  const sums = choices.useCoins ? spendable : spendCoins(priced, terms, 0);
  const pickUps = await quoteBranches(deps, shopper.market, drafts, choices);
  const platformVoucher = findAppliedVoucher(vouchers, chosen.platform);
  return {
    currency,
    shops: quoteShops(drafts, sums, chosen, vouchers).map((share) => {
      const pickUp = pickUps.get(share.shop.shopid);
      return pickUp ? { ...share, pickUp } : share;
    }),
    unavailableLines,
    ...(address && { address }),
    vouchers,
    ...(best && { bestVouchers: best }),
    surplusCodes,
    unknownCodes: named.filter((code) => !stored.has(code)),
    ...(platformVoucher && { platformVoucher }),
    sums,
    coins: { balance, coins: spendable.coins, coin_discount: spendable.coin_discount },
    coinValue: terms.coinValue,
  };
}
