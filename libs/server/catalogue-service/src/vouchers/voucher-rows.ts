import type { Voucher } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { moneyOf, optionalMoney } from '../money-of.ts';

/** @spec voucher-status */
export const voucherStatus = { claimable: 1, redeemed: 2, claimed: 3, used: 4 } as const;

/** Vouchers with the shops that give them. */
export const voucherRows = ({ db }: CatalogueDeps, market: string) =>
  db
    .selectFrom('voucher as v')
    .leftJoin('shop as s', (on) => on.onRef('s.market', '=', 'v.market').onRef('s.shopid', '=', 'v.shopid'))
    .where('v.market', '=', market)
    .select(['v.code', 'v.kind', 'v.label', 'v.cap', 'v.min_spend', 'v.currency', 'v.starts_at', 'v.ends_at'])
    .select(['v.uses_left', 'v.per_user_limit'])
    .select(['s.shopid', 's.username', 's.name', 's.picture', 's.is_mart']);

type VoucherRow = Pick<
  Selectable<Database['voucher']>,
  'code' | 'kind' | 'label' | 'cap' | 'min_spend' | 'currency' | 'starts_at' | 'ends_at' | 'uses_left'
> & { [Name in 'shopid' | 'username' | 'name' | 'picture' | 'is_mart']: Selectable<Database['shop']>[Name] | null };

const shopOf = ({ shopid, username, name, picture, is_mart }: VoucherRow): Pick<Voucher, 'shop'> =>
  shopid === null || username === null || name === null || picture === null
    ? {}
    : { shop: { shopid, username, name, picture, is_mart: is_mart ?? false } };

/** What anybody sees of it, unless a status of one's own is given. */
export const toVoucher = (row: VoucherRow, status?: number): Voucher => ({
  code: row.code,
  ...shopOf(row),
  kind: row.kind,
  label: row.label,
  min_spend: moneyOf(row.min_spend, row.currency),
  ...optionalMoney('cap', row.cap, row.currency),
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status_code: status ?? (row.uses_left > 0 ? voucherStatus.claimable : voucherStatus.redeemed),
});
