import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { coinExpiry } from '@pasar/order';
import type { MarketCode } from '@pasar/markets';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';

export type CoinOwner = { readonly userid: number; readonly market: string };

type CoinIncome = {
  readonly kind: 'earned' | 'reward' | 'refunded';
  readonly amount: number;
  /** What the entry is for: each kind is booked once per reference. */
  readonly reference: string;
  readonly order_id?: number;
  readonly now: number;
};

type CoinExpense = Omit<CoinIncome, 'kind'> & { readonly kind: 'spent' | 'reversed' };

const ownRow = ({ userid, market }: CoinOwner) => ({ user_id: userid, market });

/** Books a credit with an expiry date. Returns false if the reference was already booked. */
export async function addCoins(
  { db, ids }: OrderDeps,
  owner: CoinOwner,
  income: CoinIncome,
): Promise<boolean> {
  const { kind, amount, reference, order_id = null, now } = income;
  if (amount <= 0) return false;
  const expires_at = coinExpiry(owner.market as MarketCode, now);
  const booked = await db
    .insertInto('coin_entry')
    .values({
      ...{ ...ownRow(owner), entry_id: ids.next(), kind, amount, reference, order_id },
      ...{ at: now, expires_at, left_over: amount },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'market', 'kind', 'reference']).doNothing())
    .executeTakeFirst();
  if (booked.numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('coin_balance')
    .values({ ...ownRow(owner), balance: amount })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'market']).doUpdateSet({ balance: sql`coin_balance.balance + ${amount}` }),
    )
    .execute();
  return true;
}

/** Reads the shopper's coin balance in a market. */
export async function readCoinBalance(
  { db }: Pick<OrderDeps, 'db'>,
  { userid, market }: CoinOwner,
): Promise<number> {
  const row = await db
    .selectFrom('coin_balance')
    .select('balance')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Consumes credits, the first to expire first. */
async function consumeIncome({ db }: OrderDeps, owner: CoinOwner, amount: number): Promise<void> {
  const rows = await db
    .selectFrom('coin_entry')
    .select(['entry_id', 'left_over'])
    .where('user_id', '=', owner.userid)
    .where('market', '=', owner.market)
    .where('left_over', '>', 0)
    .orderBy('expires_at')
    .orderBy('entry_id')
    .forUpdate()
    .execute();
  let left = amount;
  for (const { entry_id, left_over } of rows) {
    const used = Math.min(left, left_over);
    if (used === 0) return;
    left -= used;
    await db
      .updateTable('coin_entry')
      .set({ left_over: left_over - used })
      .where('user_id', '=', owner.userid)
      .where('market', '=', owner.market)
      .where('entry_id', '=', entry_id)
      .execute();
  }
}

/** Books a debit. Throws COINS_CHANGED if the balance is too low: it never falls below zero. */
export async function takeCoins(deps: OrderDeps, owner: CoinOwner, expense: CoinExpense): Promise<void> {
  const { kind, amount, reference, order_id = null, now } = expense;
  if (amount <= 0) return;
  const { numUpdatedRows } = await deps.db
    .updateTable('coin_balance')
    .set({ balance: sql`balance - ${amount}` })
    .where('user_id', '=', owner.userid)
    .where('market', '=', owner.market)
    .where('balance', '>=', amount)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError(errorCodes.COINS_CHANGED);
  await consumeIncome(deps, owner, amount);
  await deps.db
    .insertInto('coin_entry')
    .values({
      ...{ ...ownRow(owner), entry_id: deps.ids.next(), kind, amount: -amount, reference, order_id },
      ...{ at: now, expires_at: null },
    })
    .execute();
}
