import type { PoolClient, QueryResult } from 'pg';
import type { StatementNames } from './name-statements.ts';

/**
 * SQLSTATE: the columns of a prepared statement are others since a migration (0A000), the connection has it no longer (26000), or
 * has it already, behind a pooler that shares connections (42P05).
 */
const outdatedState: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05']);

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && outdatedState.has(error.code);

const begins = /^\s*(?:begin|start transaction)\b/i;
const ends = /^\s*(?:commit|rollback(?!\s+to\b))\b/i;

/**
 * Queries of a connection that prepare what is used often. A statement that is outdated was not run, and is sent once more
 * without a name: not inside a transaction, which its error would end, so nothing is prepared there. `onOutdated` hears of it: on
 * this connection the statement would be sent twice from then on.
 */
export function prepareStatements(client: PoolClient, names: StatementNames, onOutdated: () => void) {
  let inTransaction = false;
  return async (text: string, values: unknown[]): Promise<QueryResult> => {
    if (begins.test(text)) inTransaction = true;
    if (ends.test(text)) inTransaction = false;
    const name = inTransaction || values.length === 0 ? undefined : names(text);
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      onOutdated();
      return client.query(text, values);
    }
  };
}
