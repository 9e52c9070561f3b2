import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { discardLostConnections } from './discard-lost-connections.ts';
import type { Database } from './schema/database.ts';

/** How long a connection waits, in milliseconds; 0 waits for ever. */
export type DatabaseTimeouts = {
  /** For a connection: a new one, or one that another query gives back. */
  readonly connectionTimeoutMs: number;
  /** Until PostgreSQL cancels a statement. */
  readonly statementTimeoutMs: number;
  /** Until a query is given up whose server does not answer at all. Longer than the statement's, so that PostgreSQL speaks first. */
  readonly queryTimeoutMs: number;
  /** Until PostgreSQL ends a transaction in which nothing happens. */
  readonly idleInTransactionTimeoutMs: number;
};

export type DatabaseOptions = Partial<DatabaseTimeouts> & {
  /** Connections at most; 10 by default. */
  readonly connections?: number;
  /** Hears of a connection that was lost, in use or idle. The pool replaces it by itself. */
  readonly onConnectionError?: (error: Error) => void;
};

/** What calls of shoppers wait for by default. */
export const defaultTimeouts: DatabaseTimeouts = {
  connectionTimeoutMs: 5000,
  statementTimeoutMs: 15_000,
  queryTimeoutMs: 20_000,
  idleInTransactionTimeoutMs: 30_000,
};

/** Migrations, the seed, imports and measurements take as long as they take. */
export const maintenanceTimeouts: DatabaseTimeouts = {
  connectionTimeoutMs: 10_000,
  statementTimeoutMs: 0,
  queryTimeoutMs: 0,
  idleInTransactionTimeoutMs: 0,
};

function createPool(url: string, connections: number, timeouts: DatabaseTimeouts): Pool {
  return new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connectionTimeoutMs,
    statement_timeout: timeouts.statementTimeoutMs,
    query_timeout: timeouts.queryTimeoutMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionTimeoutMs,
    types: columnTypes,
  });
}

/**
 * The marketplace's database behind a pool of connections. 64-bit integers arrive as numbers, and one that a number
 * cannot hold exactly throws. Connects on first use; `destroy()` closes the pool.
 */
export function createDatabase(
  url: string,
  { connections = 10, onConnectionError = () => undefined, ...timeouts }: DatabaseOptions = {},
): Kysely<Database> {
  const pool = createPool(url, connections, { ...defaultTimeouts, ...timeouts });
  // The pool hears of errors of idle connections only; an error of one in use, without a listener, would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: discardLostConnections(pool) }) });
}
