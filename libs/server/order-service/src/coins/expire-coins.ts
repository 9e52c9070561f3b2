import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import { runEachInTransaction } from '../run-each-in-transaction.ts';
import type { CoinOwner } from './coin-ledger.ts';

const maxEntriesPerRun = 500;

type ExpiringEntry = CoinOwner & { readonly entry_id: number };

const findExpiring = ({ db }: OrderDeps, now: number): Promise<ExpiringEntry[]> =>
  db
    .selectFrom('coin_entry')
    .select(['user_id as userid', 'market', 'entry_id'])
    .where('left_over', '>', 0)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(maxEntriesPerRun)
    .execute();

async function expireEntry(
  deps: OrderDeps,
  { userid, market, entry_id }: ExpiringEntry,
  now: number,
): Promise<void> {
  await deps.db
    .selectFrom('coin_balance')
    .select('balance')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .forUpdate()
    .execute();
  const entry = await deps.db
    .selectFrom('coin_entry')
    .select('left_over')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('entry_id', '=', entry_id)
    .forUpdate()
    .executeTakeFirst();
  const left = entry?.left_over ?? 0;
  if (left === 0) return;
  await deps.db
    .updateTable('coin_entry')
    .set({ left_over: 0 })
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('entry_id', '=', entry_id)
    .execute();
  await deps.db
    .updateTable('coin_balance')
    .set({ balance: sql`balance - ${left}` })
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .execute();
  await deps.db
    .insertInto('coin_entry')
    .values({
      ...{ user_id: userid, market, entry_id: deps.ids.next(), kind: 'expired', amount: -left },
      ...{ reference: String(entry_id), order_id: null, at: now, expires_at: null },
    })
    .execute();
}

/** Books out expired credits, each once, in any number of processes. Returns the failures; a failed credit is tried again. */
export const expireCoins = async (deps: OrderDeps, now: number): Promise<readonly unknown[]> =>
  runEachInTransaction(deps, await findExpiring(deps, now), (inside, entry) =>
    expireEntry(inside, entry, now),
  );
