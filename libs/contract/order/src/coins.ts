import { CursorSchema, defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { checkInPath, getCoinsPath, listCoinEntriesPath } from './paths.ts';

const CoinSummarySchema = Type.Object({
  balance: Type.Integer({ minimum: 0 }),
  /** The balance as a discount. */
  worth: MoneySchema,
  /** The next coins to expire, and when; absent if the balance is empty. */
  expiring: Type.Optional(Type.Object({ coins: Type.Integer(), at: Type.Integer() })),
  check_in: Type.Object({ coins: Type.Integer(), done_today: Type.Boolean() }),
  terms: Type.Object({
    coin_value: MoneySchema,
    earn_percent: Type.Number(),
    max_earned_per_order: Type.Integer(),
    max_spend_percent: Type.Integer(),
    valid_months: Type.Integer(),
  }),
});
export type CoinSummary = Static<typeof CoinSummarySchema>;

export const getCoins = defineCall({
  id: 'coin-summary',
  method: 'GET',
  path: getCoinsPath,
  summary: "Get the shopper's coins and the market's terms",
  auth: 'session',
  data: CoinSummarySchema,
});

const CoinEntrySchema = Type.Object({
  entry_id: IdSchema,
  kind: Type.Enum(['earned', 'reward', 'spent', 'refunded', 'reversed', 'expired']),
  amount: Type.Integer(),
  order_id: Type.Optional(IdSchema),
  at: Type.Integer(),
  expires_at: Type.Optional(Type.Integer()),
});
export type CoinEntry = Static<typeof CoinEntrySchema>;

export const listCoinEntries = defineCall({
  id: 'coin-entries',
  method: 'GET',
  path: listCoinEntriesPath,
  summary: 'List the coin transactions, newest first',
  auth: 'session',
  query: strictObject({ cursor: Type.Optional(CursorSchema) }),
  data: Type.Object({ entries: Type.Array(CoinEntrySchema), next: Type.Optional(Type.String()) }),
});

/** Once a day in the market's time zone; idempotent. */
export const checkIn = defineCall({
  id: 'coin-check-in',
  method: 'POST',
  path: checkInPath,
  summary: 'Collect the daily coins',
  auth: 'session',
  body: strictObject({}),
  data: CoinSummarySchema,
});
