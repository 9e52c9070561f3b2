import { checkVoucherDraft, normalizeVoucherCode } from '@pasar/cart';
import type { VoucherProblem } from '@pasar/cart';
import type { SaveVoucherRequest, ShopVoucher } from '@pasar/catalogue-api';
import { productLimits } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { priceStep } from '@pasar/money';
import { parsePriceText, parseStockText } from '../product/price-text.ts';
import { readPeriod } from '../shared/read-period.ts';
import { toSaveRequest } from './voucher-form.ts';
import type { VoucherForm } from './voucher-form.ts';

/** The result of validating a form: a request, or all errors. */
export type ReadVoucherForm =
  { readonly request: SaveVoucherRequest } | { readonly problems: readonly VoucherProblem[] };

type Context = {
  readonly market: Pick<Market, 'currency' | 'timeZone'>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The voucher that is changed; absent for a new one. */
  readonly voucher?: ShopVoucher;
};

const isBlank = (text: string): boolean => text.trim() === '';

function readDraft(form: VoucherForm, { market, now, voucher }: Context) {
  const { currency, timeZone } = market;
  const price = (text: string) => parsePriceText(text, currency);
  const isPercentage = form.kind === 'percentage';
  return {
    ...{ name: form.name, kind: form.kind, is_listed: form.isListed },
    value: isPercentage ? parseStockText(form.percent) : price(form.amount),
    ...(isPercentage && !isBlank(form.cap) && { cap: price(form.cap) }),
    min_spend: isBlank(form.minSpend) ? 0 : price(form.minSpend),
    ...{ quantity: parseStockText(form.quantity), per_user_limit: parseStockText(form.perUserLimit) },
    ...readPeriod(form, timeZone, { now, before: voucher }),
    ...(form.hasChosenItems && { itemids: form.items.map(({ itemid }) => itemid) }),
  };
}

/** Validates a form; of a voucher that was claimed or used only the end and the quantity are read. */
export function readVoucherForm(form: VoucherForm, context: Context): ReadVoucherForm {
  const { market, now, voucher } = context;
  const isFixed = voucher?.changes === 'end-and-quantity';
  const draft = readDraft(form, context);
  const code = voucher?.code ?? normalizeVoucherCode(form.code);
  const problems = checkVoucherDraft(voucher ? draft : { ...draft, code }, {
    ...{ now, priceStep: priceStep(market.currency), maxAmount: productLimits.maxPriceAmount },
    ...(isFixed && { minQuantity: voucher.quantity }),
  }).filter(({ field }) => !isFixed || field === 'ends_at' || field === 'quantity');
  if (problems.length > 0) return { problems };
  const { value, cap, min_spend, quantity, per_user_limit, starts_at, ends_at, ...rest } = draft;
  const free = { quantity: quantity ?? 0, ends_at: ends_at ?? 0 };
  if (isFixed) return { request: { ...toSaveRequest(voucher), ...free } };
  return {
    request: {
      ...{ ...rest, ...free, code, value: value ?? 0, min_spend: min_spend ?? 0 },
      ...{ per_user_limit: per_user_limit ?? 0, starts_at: starts_at ?? 0 },
      ...(typeof cap === 'number' && { cap }),
      ...(voucher && { revision: voucher.revision }),
    },
  };
}
