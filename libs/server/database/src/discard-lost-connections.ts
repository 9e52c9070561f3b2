import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseUnreachable } from './database-unavailable.ts';
import { createStatementNames } from './name-statements.ts';
import type { StatementNames } from './name-statements.ts';
import { prepareStatements } from './prepare-statements.ts';

/**
 * PostgreSQL answers a query with the reason for ending a connection, and closes the connection a moment later:
 * meanwhile the pool would lend it again. On a connection with an unanswered query, the next query would wait.
 */
function discardWhenLost(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let lost = false;
  const send = prepareStatements(client, names, () => {
    lost = true;
  });
  const query = async (sql: string, parameters: unknown[]) => {
    try {
      return await send(sql, parameters);
    } catch (error) {
      lost ||= isDatabaseUnreachable(error);
      throw error;
    }
  };
  return {
    // No cursor is configured, so every query is a text.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || lost),
  };
}

/** Wraps the pool: discards connections that were lost or did not answer, and prepares frequent statements. */
export function discardLostConnections(pool: Pool): PostgresPool {
  const names = createStatementNames();
  return {
    options: pool.options,
    connect: async () => discardWhenLost(await pool.connect(), names),
    end: () => pool.end(),
  };
}
