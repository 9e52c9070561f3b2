import { dayMs } from '@pasar/durations';
import { testAccounts } from '../data/test-accounts.data.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { CartLineRow } from './rows.ts';

/** Creates carts. The minor's cart contains an adult item, added before the birth date was known; checkout rejects it. */
export function makeCarts({ now }: SeedContext, items: readonly ItemRows[]): CartLineRow[] {
  const adultItem = items.find(({ row }) => row.is_adult && row.model_count === 0 && row.stock > 1);
  if (!adultItem) return [];
  const { market, shopid, itemid, price } = adultItem.row;
  const key = { user_id: testAccounts.minor.userid, market, shopid, itemid, modelid: 0 };
  return [{ ...key, quantity: 1, checked: true, added_at: now - dayMs, seen_price: price }];
}
