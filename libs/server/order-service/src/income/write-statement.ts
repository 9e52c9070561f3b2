import type { Database } from '@pasar/database';
import type { Market } from '@pasar/markets';
import { decimalAmount, money } from '@pasar/money';
import type { Selectable } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import { byteOrderMark, csvRow } from './csv.ts';
import type { CsvNumber } from './csv.ts';
import type { ShopSeller } from '../seller/shop-seller.ts';
import type { IncomeRange } from './read-income-range.ts';

type Entry = Selectable<Database['seller_income_entry']>;

const entriesPerBatch = 500;

/** The same in every market and language, for programs that read statements. */
const columns = [
  ...['Date', 'Order', 'Type', 'Currency', 'Items', 'Shop voucher', 'Delivery paid by shop', 'Refunds'],
  ...['Commission', 'Transaction fee', 'Income'],
];

/** Returns a writer of instants as `2026-11-22 14:30` in the market's time zone. */
function createTimeFormat({ timeZone }: Market): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
}

/** Writes an entry's row: what the seller gets is positive, what is deducted negative, so each row sums to its income. */
function writeEntry(entry: Entry, formatTime: (at: number) => string): string {
  const amount = (minor: number): CsvNumber => ({ number: decimalAmount(money(minor, entry.currency)) });
  const { shop_voucher, shop_shipping, refunds, commission, transaction_fee } = entry;
  const deductions = [shop_voucher, shop_shipping, refunds, commission, transaction_fee];
  return csvRow([
    ...[formatTime(entry.at), entry.order_sn, entry.kind, entry.currency],
    ...[entry.goods, ...deductions.map((minor) => -minor), entry.income].map(amount),
  ]);
}

type Position = Pick<Entry, 'at' | 'entry_id'>;

const selectBatch = (
  { db }: OrderDeps,
  { shopid, market }: ShopSeller,
  { since, until }: IncomeRange,
  after: Position | undefined,
) => {
  const query = db
    .selectFrom('seller_income_entry')
    .selectAll()
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('at', '>=', since)
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('entry_id')
    .limit(entriesPerBatch);
  if (!after) return query.execute();
  return query
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'entry_id'), '>', tuple(after.at, after.entry_id)))
    .execute();
};

/**
 * Writes a shop's statement as CSV, in batches: what was released in the range and what refunds took back, oldest first. The
 * sum of its last column is what the ledger says of the range.
 */
export async function* writeStatement(
  deps: OrderDeps,
  shop: ShopSeller,
  range: IncomeRange,
): AsyncGenerator<string> {
  const formatTime = createTimeFormat(shop.market);
  yield byteOrderMark + csvRow(columns);
  let after: Position | undefined;
  do {
    const batch: Entry[] = await selectBatch(deps, shop, range, after);
    if (batch.length > 0) yield batch.map((entry) => writeEntry(entry, formatTime)).join('');
    after = batch.length === entriesPerBatch ? batch.at(-1) : undefined;
  } while (after);
}
