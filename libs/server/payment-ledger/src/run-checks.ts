import type { Database } from '@pasar/database';
import type { Kysely, RawBuilder } from 'kysely';

/** Two records that do not agree. */
export type Difference = {
  readonly kind: string;
  /** Which order, payment, transaction or balance. */
  readonly id: string;
  readonly detail: string;
};

export type DifferingRow = Omit<Difference, 'kind'>;

/** Statements by the kind of difference that they find: each gives the rows that should not be there. */
export type Checks = Readonly<Record<string, RawBuilder<DifferingRow>>>;

/** Runs each check; gives what they find, which is nothing when all is well. */
export async function runChecks(db: Kysely<Database>, checks: Checks): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const [kind, check] of Object.entries(checks)) {
    const { rows } = await check.execute(db);
    found.push(...rows.map(({ id, detail }) => ({ kind, id, detail })));
  }
  return found;
}
