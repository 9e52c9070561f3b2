import { deepDiscountPercent } from '@pasar/item';
import type { Thing } from '../data/category-tree.data.ts';
import { createRandom } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRow } from './rows.ts';

export type ItemLabels = Pick<
  ItemRow,
  | 'exclusive_price_label'
  | 'deep_discount_label'
  | 'coin_earn_label'
  | 'groupbuy_label'
  | 'show_extra_commission'
  | 'in_welcome_package'
  | 'is_cc_installment_payment_eligible'
  | 'is_non_cc_installment_payment_eligible'
>;

/** Minimum value in US cents for installments. */
const installmentCents = { card: 12_000, other: 25_000 } as const;

/** Some shops offer only installments without a card below the price for both kinds, as the badge of that kind requires. */
const installmentFlags = ({ cents }: Thing, withoutCard: boolean) => ({
  is_cc_installment_payment_eligible: cents > installmentCents.card && !withoutCard,
  is_non_cc_installment_payment_eligible:
    cents > installmentCents.other || (cents > installmentCents.card && withoutCard),
});

type LabelSource = { readonly itemid: number; readonly raw_discount: number; readonly thing: Thing };

/**
 * Creates price, reward and installment labels of an item; drawn from a separate random stream, so that other data stays the
 * same.
 */
export function makeLabels(
  { market, words }: SeedContext,
  { itemid, raw_discount, thing }: LabelSource,
): ItemLabels {
  const random = createRandom(`labels ${market.code} ${itemid}`);
  const reward = random.integer(1, 100);
  const coins = words.coins.replace('{n}', String(random.pick([10, 20, 50])));
  return {
    exclusive_price_label: reward <= 3 ? words.exclusivePrice : null,
    deep_discount_label: raw_discount >= deepDiscountPercent ? words.deepDiscount : null,
    coin_earn_label: reward > 3 && reward <= 12 ? coins : null,
    groupbuy_label: reward > 12 && reward <= 18 ? words.groupBuy : null,
    show_extra_commission: random.percent(4),
    in_welcome_package: random.percent(6),
    ...installmentFlags(thing, random.percent(30)),
  };
}
