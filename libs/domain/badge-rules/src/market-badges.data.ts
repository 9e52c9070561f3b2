import type { MarketCode } from '@pasar/markets';

/** Market-specific overrides of badge rules; an absent key means the default rule. */
export type MarketBadges = {
  /** S_MART shows without its toggle. @spec s-mart-locales */
  readonly supermarketWithoutToggle?: true;
  /** MALL_FBS exists. @spec mall-fbs-locales */
  readonly mallFulfilment?: true;
  /** The item's flag that CC_INSTALLMENT uses instead of the card flag. */
  readonly cardInstallmentFlag?: 'is_non_cc_installment_payment_eligible';
};

/** doc2 §5 Badge display rules. @spec badge-installments badge-s-mart badge-mall-fbs */
export const marketBadges: Readonly<Partial<Record<MarketCode, MarketBadges>>> = {
  SG: { supermarketWithoutToggle: true },
  MY: { supermarketWithoutToggle: true, mallFulfilment: true },
  PH: { mallFulfilment: true },
  VN: { mallFulfilment: true },
  ES: { cardInstallmentFlag: 'is_non_cc_installment_payment_eligible' },
};
