import type { getVouchers } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { textCursor } from '../cursors.ts';
import { sortableCode, readVoucherRows, toVoucher } from './voucher-rows.ts';

type Query = NonNullable<CallQuery<typeof getVouchers>>;

const scopes: Record<NonNullable<Query['scope']>, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  platform: sql<boolean>`v.shopid is null`,
  shops: sql<boolean>`v.shopid is not null`,
  mart: sql<boolean>`s.is_mart`,
};

/** Reads a page of the listed vouchers that can be used now, the first to end first. @spec supermarket-vouchers-page */
export async function readVouchers(
  deps: CatalogueDeps,
  { market, now }: CatalogueView,
  { scope = 'all', shopid, cursor, limit = 20 }: Query,
): Promise<CallData<typeof getVouchers>> {
  const after = textCursor.read(cursor) ?? { text: '', number: 0 };
  const rows = await readVoucherRows(deps, {
    market,
    where: [
      scopes[scope],
      sql<boolean>`v.is_listed`,
      sql<boolean>`v.starts_at <= ${now} and v.ends_at > ${now}`,
      ...(shopid === undefined ? [] : [sql<boolean>`v.shopid = ${shopid}`]),
      sql<boolean>`(v.ends_at, ${sortableCode}) > (${after.number}::int8, ${after.text})`,
    ],
    order: 'first-to-end',
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    vouchers: shown.map((row) => toVoucher(row)),
    ...(more && { next: textCursor.write({ text: last.code, number: last.ends_at }) }),
  };
}
