import { money } from '@pasar/money';
import { localDay, sellerFees, startOfDay, startOfMonth, startOfWeek } from '@pasar/order';
import type { Income } from '@pasar/order-contract';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import type { ShopSeller } from '../seller/shop-seller.ts';

async function sumPending({ db }: OrderDeps, { market, shopid }: ShopSeller) {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.sum('income').as('income'), fn.countAll().as('orders')])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('income_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { income: money(Number(row.income ?? 0), market.currency), orders: Number(row.orders) };
}

type PeriodStarts = { readonly week: number; readonly month: number };

async function sumReleased({ db }: OrderDeps, { market, shopid }: ShopSeller, { week, month }: PeriodStarts) {
  const row = await db
    .selectFrom('seller_income_entry')
    .select(({ fn }) => [
      fn.sum('income').as('all'),
      fn
        .sum(sql`income`)
        .filterWhere('at', '>=', week)
        .as('week'),
      fn
        .sum(sql`income`)
        .filterWhere('at', '>=', month)
        .as('month'),
    ])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();
  const amount = (sum: unknown) => money(Number(sum ?? 0), market.currency);
  return {
    released_this_week: amount(row.week),
    released_this_month: amount(row.month),
    released: amount(row.all),
  };
}

/** Reads the totals of the seller's income, by the market's days. */
export async function readIncome(deps: OrderDeps, shop: ShopSeller, now: number): Promise<Income> {
  const { timeZone, code } = shop.market;
  const today = localDay(now, timeZone);
  const [week_start, month_start] = [startOfWeek(today), startOfMonth(today)];
  const starts = { week: startOfDay(week_start, timeZone), month: startOfDay(month_start, timeZone) };
  const fees = sellerFees(code);
  return {
    pending: await sumPending(deps, shop),
    ...(await sumReleased(deps, shop, starts)),
    commission_percent: fees.commissionBasisPoints / 100,
    transaction_fee_percent: fees.transactionFeeBasisPoints / 100,
    ...{ today, week_start, month_start },
  };
}
