import type { Database } from '@pasar/database';
import { CompiledQuery, PostgresQueryCompiler } from 'kysely';
import type { Kysely, KyselyPlugin } from 'kysely';

export type StatementRecorder = {
  /** The database, every statement of which is remembered. */
  readonly db: Kysely<Database>;
  /** The statements since the last time. */
  take(): CompiledQuery[];
  /** What PostgreSQL's planner expects a statement to cost, in its own units. */
  readCost(statement: CompiledQuery): Promise<number>;
};

type ExplainRow = { readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Total Cost': number } }] };

/** Remembers the statements that go to a database: their number and cost are the same on every machine. */
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
