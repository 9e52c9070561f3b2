import { voucherChanges, promotionPhase } from '@pasar/cart';
import type { ListedShopVoucher } from '@pasar/catalogue-contract';
import { optionalMoney, toMoney } from '../to-money.ts';
import type { ShopVoucherRow } from './shop-voucher-row.ts';

/** Returns the fields that the list and the form share, at `now` (epoch milliseconds). */
export const presentVoucherFields = (row: ShopVoucherRow, now: number) => ({
  ...{ code: row.code, revision: row.revision, kind: row.kind },
  // A voucher that no seller has made has no name.
  name: row.name || row.label,
  ...(row.kind === 'percentage' && { percent: row.value }),
  ...(row.kind === 'fixed' && { amount: toMoney(row.value, row.currency) }),
  ...optionalMoney('cap', row.cap, row.currency),
  min_spend: toMoney(row.min_spend, row.currency),
  ...{ quantity: row.uses_left + row.used, used: row.used, claimed: row.claimed },
  ...{ per_user_limit: row.per_user_limit, starts_at: row.starts_at, ends_at: row.ends_at },
  is_listed: row.is_listed,
  phase: promotionPhase(row, now),
  changes: voucherChanges(row, now),
});

/** Returns a voucher as the seller's list shows it. */
export const presentListedVoucher = (row: ShopVoucherRow, now: number): ListedShopVoucher => ({
  ...presentVoucherFields(row, now),
  item_count: row.itemids?.length ?? 0,
});
