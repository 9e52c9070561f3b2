import type { OrderDeps } from './order-deps.ts';
import { runInTransaction } from './run-in-transaction.ts';

/** Works on each row in a transaction of its own; one that fails does not keep back the others. Returns the failures. */
export async function runEachInTransaction<Row>(
  deps: OrderDeps,
  rows: readonly Row[],
  work: (inside: OrderDeps, row: Row) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await runInTransaction(deps, (inside) => work(inside, row));
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
