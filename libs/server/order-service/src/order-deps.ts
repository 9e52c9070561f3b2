import type { Database, Ids } from '@pasar/database';
import type { PaymentMethod } from '@pasar/payment';
import type { Kysely } from 'kysely';

/** Dependencies of the order functions. Inside a transaction `db` is the transaction. */
export type OrderDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** Whether somebody serves payments by a method; every one by default. Cash on delivery needs nobody. */
  readonly servesMethod?: (method: PaymentMethod) => boolean;
  /** Whether a buyer may let the demo's seller and carrier do what comes next. */
  readonly servesDemoSteps?: boolean;
  /** Where the originals of public pictures are. */
  readonly picturesDir?: string;
};
