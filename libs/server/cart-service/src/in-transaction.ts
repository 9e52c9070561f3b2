import type { CartDeps } from './cart-deps.ts';

/** Runs in the transaction that is already open, or in a new one. */
export const inTransaction = <Result>(
  { db }: CartDeps,
  run: (inside: CartDeps) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction ? run({ db }) : db.transaction().execute((transaction) => run({ db: transaction }));
