import type { Database } from '@pasar/database';
import type { Kysely, RawBuilder } from 'kysely';

/** Two records that differ. */
export type Difference = {
  readonly kind: string;
  /** The id of the order, payment, transaction or balance. */
  readonly id: string;
  readonly detail: string;
};

export type DifferingRow = Omit<Difference, 'kind'>;

/** Statements by the kind of difference that they find; each returns the rows that should not exist. */
export type Checks = Readonly<Record<string, RawBuilder<DifferingRow>>>;

/** Runs each check and returns the differences; empty if there are none. */
export async function runChecks(db: Kysely<Database>, checks: Checks): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const [kind, check] of Object.entries(checks)) {
    const { rows } = await check.execute(db);
    found.push(...rows.map(({ id, detail }) => ({ kind, id, detail })));
  }
  return found;
}
