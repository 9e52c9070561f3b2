import { expect, it } from 'vitest';
import { readDatabaseSettings } from './read-database-settings.ts';

const standard = {
  connections: 10,
  connectionTimeoutMs: 5000,
  statementTimeoutMs: 15_000,
  queryTimeoutMs: 20_000,
  idleInTransactionTimeoutMs: 30_000,
};

it.each<[string, Record<string, string>, object]>([
  ['no settings', {}, standard],
  ['an empty variable', { DATABASE_CONNECTIONS: '' }, standard],
  ['a pool size', { DATABASE_CONNECTIONS: '25' }, { ...standard, connections: 25 }],
  [
    'timeouts',
    { DATABASE_STATEMENT_TIMEOUT_MS: '1000', DATABASE_QUERY_TIMEOUT_MS: '1500' },
    { ...standard, statementTimeoutMs: 1000, queryTimeoutMs: 1500 },
  ],
  ['no query timeout', { DATABASE_QUERY_TIMEOUT_MS: '0' }, { ...standard, queryTimeoutMs: 0 }],
])('reads %s', (_, env, expected) => {
  expect(readDatabaseSettings(env)).toEqual(expected);
});

it.each([
  {
    env: { DATABASE_CONNECTIONS: '0' },
    says: 'DATABASE_CONNECTIONS must be a whole number from 1 to 500: 0',
  },
  { env: { DATABASE_CONNECTIONS: 'many' }, says: 'DATABASE_CONNECTIONS must be a whole number' },
  {
    env: { DATABASE_CONNECTION_TIMEOUT_MS: '-1' },
    says: 'DATABASE_CONNECTION_TIMEOUT_MS must be a whole number',
  },
  {
    env: { DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '1e3' },
    says: 'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS must be a whole number',
  },
  { env: { DATABASE_QUERY_TIMEOUT_MS: '15000' }, says: 'must be longer than DATABASE_STATEMENT_TIMEOUT_MS' },
])('throws $says', ({ env, says }) => {
  expect(() => readDatabaseSettings(env)).toThrow(says);
});
