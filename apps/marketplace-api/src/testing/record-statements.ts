import type { Database } from '@pasar/database';
import { CompiledQuery, PostgresQueryCompiler } from 'kysely';
import type { Kysely, KyselyPlugin } from 'kysely';

export type StatementRecorder = {
  /** The database, with every statement recorded. */
  readonly db: Kysely<Database>;
  /** Returns the statements recorded since the last call. */
  take(): CompiledQuery[];
  /** Returns the cost estimated by PostgreSQL's planner, in its own units. */
  readCost(statement: CompiledQuery): Promise<number>;
};

type ExplainRow = { readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Total Cost': number } }] };

/** Records the statements sent to a database. Their number and estimated cost are the same on every machine. */
export function recordStatements(db: Kysely<Database>): StatementRecorder {
  const compiler = new PostgresQueryCompiler();
  let statements: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(recorder),
    take: () => {
      const recorded = statements;
      statements = [];
      return recorded;
    },
    readCost: async ({ sql, parameters }) => {
      const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery<ExplainRow>(explain);
      return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? Number.NaN;
    },
  };
}
