import {
  createMessageDelivery,
  createPasswords,
  createSessions,
  registerAccountCalls,
} from '@pasar/account-service';
import type { DeliverySettings, SellerSignInSettings } from '@pasar/account-service';
import { registerCartCalls } from '@pasar/cart-service';
import { createKnownStrips, registerCatalogueCalls, registerPictures } from '@pasar/catalogue-service';
import { registerConsentCalls } from '@pasar/consent-service';
import type { Database, Ids } from '@pasar/database';
import { createServer, databaseRateWindows, databaseSharedCounts } from '@pasar/http-server';
import type { LogLevel } from '@pasar/http-server';
import { registerOrderCalls } from '@pasar/order-service';
import { registerSocialCalls } from '@pasar/social-service';
import { storeModes } from '@pasar/page-shell-rules';
import type { StoreMode } from '@pasar/page-shell-rules';
import { registerToggleCalls } from '@pasar/toggles-service';
import type { ToggleOptions } from '@pasar/toggles-service';
import { registerTrackingCalls } from '@pasar/tracking-service';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { registerHealth } from './register-health.ts';

export type MarketplaceOptions = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly picturesDir: string;
  readonly logLevel: LogLevel;
  readonly mode: StoreMode;
  /** Whether answers are checked against their schemas before they leave. */
  readonly answers: 'checked' | 'trusted';
  readonly toggles: ToggleOptions;
  /** The carriers of messages; without one they wait in a demo's outbox, and a live store refuses to send them. */
  readonly carriers?: Omit<DeliverySettings, 'outbox'>;
  readonly sellerSignIn?: SellerSignInSettings;
};

/** The whole backend as one server: every domain's calls on one database. */
export async function createMarketplace(options: MarketplaceOptions): Promise<FastifyInstance> {
  const { db, ids, now, picturesDir, logLevel, mode, answers, toggles } = options;
  const { carriers = {}, sellerSignIn = {} } = options;
  const sessions = createSessions(db);
  const limits = databaseRateWindows(db);
  const { testAccounts, paymentSandbox, outbox, apiDocuments, exemptLoopback } = storeModes[mode];
  const app = await createServer({
    sessions,
    now,
    logLevel,
    answers,
    documents: apiDocuments,
    exemptLoopback,
    sharedCounts: databaseSharedCounts(db),
  });
  registerHealth(app, db);
  registerToggleCalls(app, toggles);
  registerAccountCalls(app, {
    db,
    ids,
    sessions,
    passwords: createPasswords(),
    limits,
    delivery: createMessageDelivery({ ...carriers, outbox }, { db, ids }),
    servesOutbox: outbox,
    sellerSignIn,
    refusesTestAccounts: !testAccounts,
    exemptLoopback,
  });
  registerConsentCalls(app, { db });
  registerCatalogueCalls(app, { db });
  registerPictures(app, picturesDir, createKnownStrips({ db }, now));
  registerSocialCalls(app, { db });
  registerCartCalls(app, { db });
  registerOrderCalls(app, { db, ids, refusesSandbox: !paymentSandbox });
  registerTrackingCalls(app, { db, ids, limits, exemptLoopback });
  return app;
}
