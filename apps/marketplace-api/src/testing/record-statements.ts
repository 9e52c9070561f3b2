import type { Database } from '@pasar/database';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';

export type StatementRecorder = {
  /** The database, with every statement outside transactions recorded. */
  readonly db: Kysely<Database>;
  /** Returns the statements recorded since the last call. */
  take(): CompiledQuery[];
  /** Returns the cost estimated by PostgreSQL's planner, in its own units. */
  readCost(statement: CompiledQuery): Promise<number>;
};

type ExplainRow = { readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Total Cost': number } }] };

/** Records the statements sent to a database. Their number and estimated cost are the same on every machine. */
export function recordStatements(db: Kysely<Database>): StatementRecorder {
  let statements: CompiledQuery[] = [];
  // Has an executor of its own, which sends statements built with it and those that were built before.
  const recorded = db.withoutPlugins();
  const executor = recorded.getExecutor();
  const send = executor.executeQuery.bind(executor);
  executor.executeQuery = (statement) => {
    statements.push(statement);
    return send(statement);
  };
  return {
    db: recorded,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    readCost: async ({ sql, parameters }) => {
      const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery<ExplainRow>(explain);
      return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? Number.NaN;
    },
  };
}
