import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { discardLostConnections } from './discard-lost-connections.ts';
import type { Database } from './schema/database.ts';

/** Timeouts of a connection in milliseconds; 0 means none. */
export type DatabaseTimeouts = {
  /** For acquiring a connection, new or pooled. */
  readonly connectionTimeoutMs: number;
  /** After which PostgreSQL cancels a statement. */
  readonly statementTimeoutMs: number;
  /** After which a query to an unresponsive server is abandoned. Longer than the statement timeout, so that PostgreSQL's error comes first. */
  readonly queryTimeoutMs: number;
  /** After which PostgreSQL ends an idle transaction. */
  readonly idleInTransactionTimeoutMs: number;
};

export type DatabaseOptions = Partial<DatabaseTimeouts> & {
  /** Maximum number of connections; defaults to 10. */
  readonly connections?: number;
  /** Called when a connection, in use or idle, is lost. The pool replaces it. */
  readonly onConnectionError?: (error: Error) => void;
};

/** Default timeouts, for shoppers' calls. */
export const defaultTimeouts: DatabaseTimeouts = {
  connectionTimeoutMs: 5000,
  statementTimeoutMs: 15_000,
  queryTimeoutMs: 20_000,
  idleInTransactionTimeoutMs: 30_000,
};

/** For migrations, the seed, imports and measurements, which may run long. */
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
 * Creates the marketplace's database with a connection pool. 64-bit integers are returned as numbers; one that a number
 * cannot represent exactly throws. Connects on first use; `destroy()` closes the pool.
 */
export function createDatabase(
  url: string,
  { connections = 10, onConnectionError = () => undefined, ...timeouts }: DatabaseOptions = {},
): Kysely<Database> {
  const pool = createPool(url, connections, { ...defaultTimeouts, ...timeouts });
  // The pool handles only errors of idle connections; without a listener, an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: discardLostConnections(pool) }) });
}
