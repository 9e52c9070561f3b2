import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './schema/database.ts';

export type DatabaseOptions = {
  /** Connections at most; 10 unless told. */
  readonly connections?: number;
  /** Hears of a connection that broke while idle. The pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
};

/**
 * The marketplace's database behind a pool of connections. 64-bit integers arrive as numbers, and one that a number
 * cannot hold exactly throws. Connects on first use; `destroy()` closes the pool.
 */
export function createDatabase(
  url: string,
  { connections = 10, onIdleError = () => undefined }: DatabaseOptions = {},
): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
  });
  pool.on('error', onIdleError);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
