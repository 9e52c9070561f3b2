import type { Database } from '@pasar/database';
import type { SellerIncome } from '@pasar/order';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';

/** The amounts of an entry, as they are stored. */
export type IncomeAmounts = Pick<
  Insertable<Database['seller_income_entry']>,
  'goods' | 'shop_voucher' | 'shop_shipping' | 'refunds' | 'commission' | 'transaction_fee' | 'income'
>;

const toAmounts = ({ shopVoucher, shopShipping, transactionFee, ...rest }: SellerIncome): IncomeAmounts => ({
  ...rest,
  shop_voucher: shopVoucher,
  shop_shipping: shopShipping,
  transaction_fee: transactionFee,
});

type PostedIncome = IncomeAmounts & { readonly count: number };

async function readPostedIncome({ db }: OrderDeps, { user_id, order_id }: OrderRow): Promise<PostedIncome> {
  const { rows } = await sql<Record<keyof PostedIncome, string>>`
    select count(*) as count, coalesce(sum(goods), 0) as goods, coalesce(sum(shop_voucher), 0) as shop_voucher,
      coalesce(sum(shop_shipping), 0) as shop_shipping, coalesce(sum(refunds), 0) as refunds,
      coalesce(sum(commission), 0) as commission, coalesce(sum(transaction_fee), 0) as transaction_fee,
      coalesce(sum(income), 0) as income
    from seller_income_entry where user_id = ${user_id} and order_id = ${order_id}`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum)]),
  ) as unknown as PostedIncome;
}

/**
 * Adds an entry for what changed since the last one: the release, or a refund after it. Adds none if nothing changed. Call it
 * under the order's lock.
 */
export async function addIncomeEntry(
  deps: OrderDeps,
  order: OrderRow,
  { income, now }: { readonly income: SellerIncome; readonly now: number },
): Promise<void> {
  const { count, ...posted } = await readPostedIncome(deps, order);
  const wanted = toAmounts(income);
  const change = Object.fromEntries(
    Object.entries(wanted).map(([name, amount]) => [name, amount - posted[name as keyof IncomeAmounts]]),
  ) as unknown as IncomeAmounts;
  if (count > 0 && Object.values(change).every((amount) => amount === 0)) return;
  const { market, shopid, user_id, order_id, order_sn, currency } = order;
  const kind = count === 0 ? 'release' : 'refund';
  const key = { market, shopid, entry_id: deps.ids.next(), kind, user_id, order_id, order_sn } as const;
  await deps.db
    .insertInto('seller_income_entry')
    .values({ ...key, currency, ...change, at: now })
    .execute();
}
