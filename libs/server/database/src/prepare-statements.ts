import type { PoolClient, QueryResult } from 'pg';
import type { StatementNames } from './name-statements.ts';

/**
 * SQLSTATE: the columns of a prepared statement changed in a migration (0A000), the connection no longer has it (26000), or
 * already has it, behind a pooler that shares connections (42P05).
 */
const outdatedState: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05']);

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && outdatedState.has(error.code);

const begins = /^\s*(?:begin|start transaction)\b/i;
const ends = /^\s*(?:commit|rollback(?!\s+to\b))\b/i;

/**
 * Prepares a connection's frequent queries. An outdated statement was not run, so it is sent once more without a name. That is
 * impossible inside a transaction, which the error would abort, so nothing is prepared there. Calls `onOutdated`, since on
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
