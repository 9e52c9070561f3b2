import { parseBuyNow } from './buy-now.ts';
import { addToCartSuccessKey, nextAddToCartState, shouldPropagateClick } from './add-to-cart-flow.ts';
import type { QuantityKey } from './quantity-memory.ts';
import { rememberedQuantity, rememberQuantity } from './quantity-memory.ts';
import type { AddToCartFields } from './build-add-to-cart.ts';
import { buildAddToCart } from './build-add-to-cart.ts';
import { parseCheckoutParams } from './checkout-params.ts';
import { checkQuantity } from './check-quantity.ts';
import type { AddToCartInput } from './decide-add-to-cart.ts';
import { decideAddToCart } from './decide-add-to-cart.ts';
import { mergeLines } from './merge-lines.ts';
import type { LineAmount } from './merge-lines.ts';
import { checkDealDraft } from './check-deal-draft.ts';
import type { DealDraft, DealDraftContext } from './check-deal-draft.ts';
import { checkVoucherDraft } from './check-voucher-draft.ts';
import type { VoucherDraft, VoucherDraftContext } from './check-voucher-draft.ts';
import { nextSeenPrice, priceChange } from './seen-price.ts';
import type { QuantityPrice } from './seen-price.ts';
import type { Money } from '@pasar/money';
import { promotionPhase } from './promotion-phase.ts';
import { voucherChanges } from './voucher-changes.ts';
import type { IssuedVoucher } from './voucher-changes.ts';
import { checkVoucherCode, normalizeVoucherCode } from './voucher-code.ts';
import type { VoucherRule, VoucherBasket } from './evaluate-voucher.ts';
import { evaluateVoucher } from './evaluate-voucher.ts';
import type { CheckoutInput } from './price-checkout.ts';
import { priceCheckout } from './price-checkout.ts';
import { priceCheckoutExample } from './price-checkout-example.ts';
import type { CheckoutExample } from './price-checkout-example.ts';

type VoucherCase = {
  readonly voucher: VoucherRule;
  readonly basket: VoucherBasket;
  readonly now: number;
};

type DraftCase = { readonly draft: VoucherDraft; readonly context: VoucherDraftContext };

type DealDraftCase = { readonly draft: DealDraft; readonly context: DealDraftContext };

type MergeCase = {
  readonly existing?: LineAmount;
  readonly incoming: LineAmount;
  readonly stock: number;
};

type RememberedCase = {
  readonly chosen?: readonly (QuantityKey & { readonly quantity: number })[];
  readonly opened: QuantityKey;
};

const remembered = ({ chosen = [], opened }: RememberedCase): number =>
  rememberedQuantity(
    chosen.reduce((memory, { quantity, ...which }) => rememberQuantity(memory, which, quantity), {}),
    opened,
  );

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'cart/add': (given: AddToCartInput) => decideAddToCart(given),
  'cart/request': (given: AddToCartFields) => buildAddToCart(given),
  'cart/quantity': ({ wanted, stock }: { wanted: unknown; stock?: number }) => checkQuantity(wanted, stock),
  'cart/merge-lines': ({ existing, incoming, stock }: MergeCase) => mergeLines(existing, incoming, stock),
  'cart/checkout-params': ({ query }: { query: string }) => parseCheckoutParams(query),
  'cart/price-change': ({ seen, price }: { seen?: Money; price: Money }) => priceChange(seen, price) ?? null,
  'cart/seen-price': (given: QuantityPrice) => nextSeenPrice(given),
  'cart/voucher': ({ voucher, basket, now }: VoucherCase) => evaluateVoucher(voucher, basket, now),
  'cart/voucher-draft': ({ draft, context }: DraftCase) => checkVoucherDraft(draft, context),
  'cart/deal-draft': ({ draft, context }: DealDraftCase) => checkDealDraft(draft, context),
  'cart/voucher-code': ({ text }: { text: string }) => ({
    code: normalizeVoucherCode(text),
    problem: checkVoucherCode(normalizeVoucherCode(text)) ?? null,
  }),
  'cart/voucher-changes': ({ voucher, now }: { voucher: IssuedVoucher; now: number }) => ({
    phase: promotionPhase(voucher, now),
    changes: voucherChanges(voucher, now),
  }),
  'cart/checkout': (given: CheckoutInput) => priceCheckout(given),
  'cart/checkout-example': (given: CheckoutExample) => priceCheckoutExample(given),
  'cart/quantity-memory': remembered,
  'cart/adding': ({ event, signedIn }: { event: 'pressed' | 'answered'; signedIn: boolean }) =>
    nextAddToCartState(event, signedIn),
  'cart/buy-now': ({ text }: { text: string | null }) => parseBuyNow(text) ?? null,
  'cart/press': (given: Parameters<typeof shouldPropagateClick>[0]) => shouldPropagateClick(given),
  'cart/after-adding': () => ({ messageKey: addToCartSuccessKey }),
};
