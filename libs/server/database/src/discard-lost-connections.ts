import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseUnreachable } from './database-unavailable.ts';
import { createStatementNames } from './name-statements.ts';
import type { StatementNames } from './name-statements.ts';
import { prepareStatements } from './prepare-statements.ts';

/**
 * PostgreSQL answers a query with the reason for which it ends a connection, and closes the connection a moment later:
 * meanwhile the pool would lend it again. A query that was not answered leaves a connection on which the next one waits.
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
    // No cursor is configured, so queries come as text only.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || lost),
  };
}

/**
 * The pool, which never lends a connection again on which a query met a lost connection or no answer, and prepares what is
 * asked often.
 */
export function discardLostConnections(pool: Pool): PostgresPool {
  const names = createStatementNames();
  return {
    options: pool.options,
    connect: async () => discardWhenLost(await pool.connect(), names),
    end: () => pool.end(),
  };
}
