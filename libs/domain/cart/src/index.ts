export { addOnOffers } from './add-on-offers.ts';
export type { AddOnOffer, OfferedAddOnDeal } from './add-on-offers.ts';
export { addToCartSuccessKey, nextAddToCartState, shouldPropagateClick } from './add-to-cart-flow.ts';
export type { AddToCartState } from './add-to-cart-flow.ts';
export { buyNowParam, formatBoughtLines, formatBuyNow, parseBuyNow } from './buy-now.ts';
export type { BuyNowLine } from './buy-now.ts';
export { buildAddToCart } from './build-add-to-cart.ts';
export type { AddToCartBody, AddToCartFields } from './build-add-to-cart.ts';
export { formatCheckoutParams, parseCheckoutParams } from './checkout-params.ts';
export { cartTotals, lineSubtotal } from './cart-totals.ts';
export type { CartLineFacts, CartTotals, PricedLine } from './cart-totals.ts';
export { checkQuantity, clampQuantity, quantityLimit } from './check-quantity.ts';
export type { QuantityCheck } from './check-quantity.ts';
export type { BundleDealPage } from './bundle-deal-page.ts';
export { isOutdatedClient } from './is-outdated-client.ts';
export { promotionTag, promotionTagKinds } from './promotion-tag.ts';
export type { PromotionTagKind } from './promotion-tag.ts';
export { nextSeenPrice, priceChange } from './seen-price.ts';
export type { SeenPrice } from './seen-price.ts';
export { mergeLines } from './merge-lines.ts';
export type { LineAmount } from './merge-lines.ts';
export { decideAddToCart } from './decide-add-to-cart.ts';
export type { AddToCartInput, AddToCartStep } from './decide-add-to-cart.ts';
export { evaluateVoucher, voucherKinds, voucherSavings } from './evaluate-voucher.ts';
export type { VoucherRule, VoucherBasket, VoucherEvaluation, VoucherRefusal } from './evaluate-voucher.ts';
export { findBestVouchers } from './find-best-vouchers.ts';
export type { BestVouchers } from './find-best-vouchers.ts';
export { splitVoucher } from './split-voucher.ts';
export { checkVoucherDraft } from './check-voucher-draft.ts';
export type { VoucherDraft, VoucherDraftContext, VoucherProblem } from './check-voucher-draft.ts';
export { voucherChanges } from './voucher-changes.ts';
export { promotionPhase, promotionPhases } from './promotion-phase.ts';
export type { PromotionPhase } from './promotion-phase.ts';
export { checkDealDraft } from './check-deal-draft.ts';
export type { DealDraft, DealProblem } from './check-deal-draft.ts';
export { dealKinds, dealLimits } from './deal-limits.data.ts';
export type { DealKind } from './deal-limits.data.ts';
export type { IssuedVoucher, VoucherChanges } from './voucher-changes.ts';
export { checkVoucherCode, normalizeVoucherCode } from './voucher-code.ts';
export type { VoucherCodeProblem } from './voucher-code.ts';
export { reservedVoucherPrefixes, voucherLimits } from './voucher-limits.data.ts';
export { priceCheckout, voucherLines } from './price-checkout.ts';
export { priceDeals } from './price-deals.ts';
export type { AddOnDealRule, BundleDealRule, DealRule, DealLine, LineDeal } from './price-deals.ts';
export type {
  CheckoutInput,
  CheckoutShopInput,
  CheckoutSums,
  PricedCheckout,
  PricedShop,
  ShopLine,
} from './price-checkout.ts';
export { spendCoins } from './spend-coins.ts';
export type { CheckoutWithCoins, CoinTotals } from './spend-coins.ts';
export { rememberedQuantity, rememberQuantity } from './quantity-memory.ts';
export type { QuantityKey, QuantityMemory } from './quantity-memory.ts';
