import type { CallData, CallQuery } from '@pasar/http-contract';
import { createCursor } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { money } from '@pasar/money';
import { coinTerms } from '@pasar/order';
import type { CoinSummary, listCoinEntries } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import { addCoins, readCoinBalance } from './coin-ledger.ts';

type Collector = { readonly userid: number; readonly market: Market };

const entryCursor = createCursor('coin-entry', { id: 'count' });
const entriesPerPage = 20;

const selectEntries = ({ db }: OrderDeps, { userid, market }: Collector) =>
  db.selectFrom('coin_entry').where('user_id', '=', userid).where('market', '=', market.code);

/** Returns the day in the market's time zone, `2026-11-22`. */
const localDay = ({ timeZone }: Market, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

const checkInReference = (market: Market, now: number): string => `check-in/${localDay(market, now)}`;

async function findExpiring(deps: OrderDeps, collector: Collector) {
  const row = await selectEntries(deps, collector)
    .select(['expires_at', ({ fn }) => fn.sum('left_over').as('coins')])
    .where('left_over', '>', 0)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .executeTakeFirst();
  return row && row.expires_at !== null ? { coins: Number(row.coins), at: row.expires_at } : undefined;
}

/** Reads the shopper's coins in a market, and the market's terms. */
export async function readCoins(deps: OrderDeps, collector: Collector, now: number): Promise<CoinSummary> {
  const { userid, market } = collector;
  const terms = coinTerms(market.code);
  const coins = await readCoinBalance(deps, { userid, market: market.code });
  const checkedIn = await selectEntries(deps, collector)
    .select('entry_id')
    .where('kind', '=', 'reward')
    .where('reference', '=', checkInReference(market, now))
    .executeTakeFirst();
  const expiring = await findExpiring(deps, collector);
  return {
    balance: coins,
    worth: money(coins * terms.coinValue, market.currency),
    ...(expiring && { expiring }),
    check_in: { coins: terms.checkInCoins, done_today: checkedIn !== undefined },
    terms: {
      coin_value: money(terms.coinValue, market.currency),
      earn_percent: terms.earnBasisPoints / 100,
      max_earned_per_order: terms.maxEarnedPerOrder,
      max_spend_percent: terms.maxSpendPercent,
      valid_months: terms.validMonths,
    },
  };
}

/** Reads a page of the ledger, newest first. Throws PARAM for an invalid cursor. */
export async function listEntries(
  deps: OrderDeps,
  collector: Collector,
  { cursor }: CallQuery<typeof listCoinEntries>,
): Promise<CallData<typeof listCoinEntries>> {
  const after = entryCursor.read(cursor);
  let query = selectEntries(deps, collector)
    .select(['entry_id', 'kind', 'amount', 'order_id', 'at', 'expires_at'])
    .orderBy('entry_id', 'desc')
    .limit(entriesPerPage + 1);
  if (after) query = query.where('entry_id', '<', after.id);
  const rows = await query.execute();
  const page = rows.slice(0, entriesPerPage);
  const last = page.at(-1);
  return {
    entries: page.map(({ order_id, expires_at, ...entry }) => ({
      ...entry,
      ...(order_id !== null && { order_id }),
      ...(expires_at !== null && { expires_at }),
    })),
    ...(last && rows.length > entriesPerPage ? { next: entryCursor.write({ id: last.entry_id }) } : {}),
  };
}

/** Collects the daily coins, by the market's time zone. Idempotent. */
export async function collectDaily(deps: OrderDeps, collector: Collector, now: number): Promise<CoinSummary> {
  const { userid, market } = collector;
  const reference = checkInReference(market, now);
  const amount = coinTerms(market.code).checkInCoins;
  await deps.db
    .transaction()
    .execute((db) =>
      addCoins({ ...deps, db }, { userid, market: market.code }, { kind: 'reward', amount, reference, now }),
    );
  return readCoins(deps, collector, now);
}
