import type { VoucherRule } from '@pasar/cart';
import type { Shopper } from '@pasar/cart-service';
import { money } from '@pasar/money';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';

/** A voucher as the rules evaluate it, and its label. */
export type StoredVoucher = { readonly voucher: VoucherRule; readonly label: string };

type VoucherQuery = {
  readonly codes: readonly string[];
  readonly shopids: readonly number[];
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Maximum number of offers listed at checkout. */
const maxOffers = 50;

const selectClaim = (userid: number) =>
  sql`(select from voucher_claim as c
    where c.user_id = ${userid} and c.market = voucher.market and c.code = voucher.code)`;

/**
 * Selects the named vouchers, whatever their state, and those that the shopper can currently use at these shops: the listed ones
 * and those that the shopper has claimed.
 */
const selectVouchers = (
  { db }: OrderDeps,
  { userid, market }: Shopper,
  { codes, shopids, now }: VoucherQuery,
) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('voucher_use')
        .whereRef('voucher_use.market', '=', 'voucher.market')
        .whereRef('voucher_use.code', '=', 'voucher.code')
        .where('voucher_use.user_id', '=', userid)
        .select(fn.countAll<number>().as('uses'))
        .as('uses'),
    )
    .where('market', '=', market.code)
    .where(({ eb, and, or, exists }) =>
      or([
        ...(codes.length > 0 ? [eb('code', 'in', codes)] : []),
        and([
          eb('starts_at', '<=', now),
          eb('ends_at', '>', now),
          eb('uses_left', '>', 0),
          or([eb('shopid', 'is', null), ...(shopids.length > 0 ? [eb('shopid', 'in', shopids)] : [])]),
          or([eb('is_listed', '=', true), exists(selectClaim(userid))]),
        ]),
      ]),
    )
    .orderBy(({ eb }) => eb('code', 'in', codes.length > 0 ? codes : ['']), 'desc')
    .orderBy('ends_at')
    .orderBy('code')
    .limit(maxOffers + codes.length)
    .execute();

type Row = Awaited<ReturnType<typeof selectVouchers>>[number];

const kindFields = ({ kind, value, cap, currency }: Row) => {
  const capped = cap === null ? {} : { cap: money(cap, currency) };
  if (kind === 'percentage') return { kind, percent: value, ...capped };
  return kind === 'fixed' ? { kind, amount: money(value, currency) } : { kind, ...capped };
};

const toStoredVoucher = (row: Row): StoredVoucher => ({
  label: row.label,
  voucher: {
    code: row.code,
    ...(row.shopid === null ? {} : { shopid: row.shopid }),
    ...(row.itemids === null ? {} : { itemids: row.itemids }),
    min_spend: money(row.min_spend, row.currency),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    uses_left: row.uses_left,
    uses_left_for_user: row.per_user_limit - (row.uses ?? 0),
    ...kindFields(row),
  },
});

/** The named vouchers come first from the database; choosing one must not move it in the shopper's list. */
const byEnd = (one: Row, other: Row): number =>
  one.ends_at - other.ends_at || (one.code < other.code ? -1 : 1);

/** Loads the vouchers of a checkout by code, those that end first at the top; omits unknown codes. */
export async function loadVouchers(
  deps: OrderDeps,
  shopper: Shopper,
  wanted: VoucherQuery,
): Promise<ReadonlyMap<string, StoredVoucher>> {
  const rows = await selectVouchers(deps, shopper, wanted);
  return new Map(rows.toSorted(byEnd).map((row) => [row.code, toStoredVoucher(row)]));
}
