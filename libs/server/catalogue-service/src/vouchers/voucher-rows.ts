import type { Voucher } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { toMoney, optionalMoney } from '../to-money.ts';

/** @spec voucher-status */
export const voucherStatus = { claimable: 1, redeemed: 2, claimed: 3, used: 4 } as const;

export type VoucherRow = Pick<
  Selectable<Database['voucher']>,
  | ('code' | 'kind' | 'label' | 'cap' | 'min_spend' | 'currency')
  | ('starts_at' | 'ends_at' | 'uses_left' | 'per_user_limit' | 'itemids')
> & {
  [Name in 'shopid' | 'username' | 'name' | 'picture' | 'is_mart']: Selectable<Database['shop']>[Name] | null;
} & {
  readonly promotionid: number;
  /** When the reader claimed it, and how often they used it; null and 0 for an anonymous visitor. */
  readonly claimed_at: number | null;
  readonly uses: number;
};

/** Counts how often the reader has used the voucher `v`. */
export const countUses = (userid: number) => sql<number>`(select count(*)::int from voucher_use as u
  where u.user_id = ${userid} and u.market = v.market and u.code = v.code)`;

/** Sorts codes identically on every server, whatever its locale. */
export const sortableCode = sql<string>`v.code collate "C"`;

export type VoucherRowsQuery = {
  readonly market: string;
  /** Absent for an anonymous visitor. */
  readonly userid?: number;
  readonly where: readonly RawBuilder<boolean>[];
  readonly order: 'first-to-end' | 'latest-claim';
  readonly limit: number;
};

/** Reads vouchers (`v`) with the shops that issue them (`s`) and the reader's claims (`c`). */
export const readVoucherRows = (
  { db }: CatalogueDeps,
  { market, userid = 0, where, order, limit }: VoucherRowsQuery,
): Promise<VoucherRow[]> =>
  db
    .selectFrom('voucher as v')
    .leftJoin('shop as s', (on) => on.onRef('s.market', '=', 'v.market').onRef('s.shopid', '=', 'v.shopid'))
    .leftJoin('voucher_claim as c', (on) =>
      on.onRef('c.market', '=', 'v.market').onRef('c.code', '=', 'v.code').on('c.user_id', '=', userid),
    )
    .where('v.market', '=', market)
    .where(sql<boolean>`${sql.join([sql`true`, ...where], sql` and `)}`)
    .select(['v.code', 'v.kind', 'v.label', 'v.cap', 'v.min_spend', 'v.currency', 'v.starts_at', 'v.ends_at'])
    .select(sql<number>`id_of_name(v.code)`.as('promotionid'))
    .select(['v.uses_left', 'v.per_user_limit', 'v.itemids', 'c.claimed_at', countUses(userid).as('uses')])
    .select(['s.shopid', 's.username', 's.name', 's.picture', 's.is_mart'])
    .orderBy(
      order === 'first-to-end'
        ? sql`v.ends_at, ${sortableCode}`
        : sql`c.claimed_at desc, ${sortableCode} desc`,
    )
    .limit(limit)
    .execute();

const toShopField = ({ shopid, username, name, picture, is_mart }: VoucherRow): Pick<Voucher, 'shop'> =>
  shopid === null || username === null || name === null || picture === null
    ? {}
    : { shop: { shopid, username, name, picture, is_mart: is_mart ?? false } };

/** Returns the voucher with the status that everybody sees, unless a personal one is given. */
export const toVoucher = (row: VoucherRow, status?: number): Voucher => ({
  code: row.code,
  promotionid: row.promotionid,
  ...toShopField(row),
  ...(row.itemids && { is_for_chosen_items: true }),
  kind: row.kind,
  label: row.label,
  min_spend: toMoney(row.min_spend, row.currency),
  ...optionalMoney('cap', row.cap, row.currency),
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status_code: status ?? (row.uses_left > 0 ? voucherStatus.claimable : voucherStatus.redeemed),
});
