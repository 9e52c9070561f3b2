import type { MarketCode } from '@pasar/markets';
import type { FactName } from './read-facts.ts';

/** What a market's badges have of their own; an absent key is the rule of everywhere else. */
export interface MarketBadges {
  /** S_MART shows without its toggle. @spec s-mart-locales */
  readonly martWithoutToggle?: true;
  /** MALL_FBS exists. @spec mall-fbs-locales */
  readonly mallFulfilment?: true;
  /** Label of a flagship shop. @spec flagship-label-id */
  readonly flagshipLabel?: number;
  /** The item's flag that CC_INSTALLMENT asks, in place of the card flag. */
  readonly cardInstallmentFlag?: FactName;
}

/** doc2 §5 Badge display rules. @spec badge-installments badge-s-mart badge-mall-fbs badge-flagship */
export const marketBadges: Readonly<Partial<Record<MarketCode, MarketBadges>>> = {
  SG: { martWithoutToggle: true },
  MY: { martWithoutToggle: true, mallFulfilment: true },
  PH: { mallFulfilment: true },
  VN: { mallFulfilment: true },
  TW: { flagshipLabel: 1000071 },
  ES: { cardInstallmentFlag: 'is_non_cc_installment_payment_eligible' },
};
