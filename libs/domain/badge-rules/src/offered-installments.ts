import type { Market } from '@pasar/markets';
import type { CardFacts } from './card-facts.ts';
import { marketBadges } from './market-badges.data.ts';
import { factBits, readFacts } from './read-facts.ts';

/** Ways to pay in instalments: with a credit card, or otherwise. */
export const installmentKinds = ['credit-card', 'other'] as const;
export type InstallmentKind = (typeof installmentKinds)[number];

export type InstallmentFlags = Pick<
  CardFacts,
  'is_cc_installment_payment_eligible' | 'is_non_cc_installment_payment_eligible'
>;

/** The item's flag that says in a market whether it may be paid by credit card in instalments. @spec badge-installments */
export const cardInstallmentFlag = ({ code }: Pick<Market, 'code'>): keyof InstallmentFlags =>
  marketBadges[code]?.cardInstallmentFlag ?? 'is_cc_installment_payment_eligible';

/**
 * The kinds of instalments available for an item in a market; none if the market is not whitelisted. Uses the same flags as the
 * badges, so that cards and product pages agree.
 *
 * @spec badge-installments
 */
export const offeredInstallments = (
  item: InstallmentFlags,
  market: Pick<Market, 'code' | 'installmentWhitelist'>,
): readonly InstallmentKind[] => {
  if (!market.installmentWhitelist) return [];
  const card = factBits[cardInstallmentFlag(market)];
  const other = factBits.is_non_cc_installment_payment_eligible;
  const facts = readFacts(item, {}, card | other);
  return [
    ...(facts & card ? (['credit-card'] as const) : []),
    ...(facts & other ? (['other'] as const) : []),
  ];
};
