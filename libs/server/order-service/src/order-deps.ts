import type { Database, Ids } from '@pasar/database';
import type { PaymentMethod } from '@pasar/payment';
import type { Kysely } from 'kysely';

/** Dependencies of the order functions. Within a transaction, `db` is the transaction. */
export type OrderDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** Whether a provider supports a method; defaults to all. Cash on delivery needs none. */
  readonly servesMethod?: (method: PaymentMethod) => boolean;
  /** Whether a buyer may take the next step of the demo's seller and carrier. */
  readonly servesDemoSteps?: boolean;
  /** Verifies the delivery partner's notifications about its branches; without it they are refused. */
  readonly branchWebhookSecret?: string | undefined;
  /** Folder with the originals of public pictures. */
  readonly picturesDir?: string;
};
