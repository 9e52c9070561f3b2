import type { Cart } from '@pasar/cart-contract';
import { money } from '@pasar/money';
import type { CartDeps } from './cart-deps.ts';
import type { Shopper } from './shopper.ts';

/**
 * Finds the lowest amount from which a voucher of the marketplace that the shopper can use pays the delivery; undefined without
 * such a voucher.
 */
export async function findFreeDelivery(
  { db }: CartDeps,
  { userid, market, now }: Shopper,
): Promise<Cart['free_delivery']> {
  const row = await db
    .selectFrom('voucher')
    .select(['min_spend', 'currency'])
    .where('market', '=', market.code)
    .where('shopid', 'is', null)
    .where('kind', '=', 'free-shipping')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('is_listed', '=', true),
        exists(
          selectFrom('voucher_claim')
            .select('voucher_claim.code')
            .whereRef('voucher_claim.market', '=', 'voucher.market')
            .whereRef('voucher_claim.code', '=', 'voucher.code')
            .where('voucher_claim.user_id', '=', userid),
        ),
      ]),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'per_user_limit',
        '>',
        selectFrom('voucher_use')
          .select(({ fn }) => fn.countAll<number>().as('uses'))
          .whereRef('voucher_use.market', '=', 'voucher.market')
          .whereRef('voucher_use.code', '=', 'voucher.code')
          .where('voucher_use.user_id', '=', userid),
      ),
    )
    .orderBy('min_spend')
    .limit(1)
    .executeTakeFirst();
  return row && { from: money(row.min_spend, row.currency) };
}
