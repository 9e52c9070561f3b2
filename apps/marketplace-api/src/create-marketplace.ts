import { randomBytes } from 'node:crypto';
import {
  createMessageDelivery,
  createPasswords,
  createServerSecret,
  createPortraitFiles,
  createSessions,
  registerAccountCalls,
} from '@pasar/account-service';
import type { DeliverySettings, IdentityProvider, SellerSignInSettings } from '@pasar/account-service';
import { registerCartCalls } from '@pasar/cart-service';
import { registerChatCalls, registerChatSocket } from '@pasar/chat-service';
import type { ListenPort } from '@pasar/chat-service';
import { createKnownStrips, registerCatalogueCalls, registerPictures } from '@pasar/catalogue-service';
import { registerConsentCalls } from '@pasar/consent-service';
import type { Database, Ids } from '@pasar/database';
import { createServer, databaseRateWindows, databaseSharedCounts } from '@pasar/http-server';
import type { LogLevel } from '@pasar/http-server';
import { exchangeCode, registerIntegrationCalls } from '@pasar/integration-service';
import type { PartnerTable } from '@pasar/integration-service';
import { publishPictures, registerOrderCalls } from '@pasar/order-service';
import { registerPageBuilderCalls } from '@pasar/page-builder-service';
import { createPayments } from '@pasar/payment-service';
import type { StripeSettings } from '@pasar/payment-service';
import { createConsentedDelivery, registerSettingsCalls } from '@pasar/settings-service';
import { registerSocialCalls } from '@pasar/social-service';
import { storeModes } from '@pasar/page-shell-rules';
import type { StoreMode } from '@pasar/page-shell-rules';
import { registerToggleCalls } from '@pasar/toggles-service';
import type { ToggleOptions } from '@pasar/toggles-service';
import { registerTrackingCalls } from '@pasar/tracking-service';
import type { VerificationPolicies } from '@pasar/verification';
import { createVerifications, registerVerificationCalls } from '@pasar/verification-service';
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
  /** OpenID providers that sign members in. */
  readonly identityProviders?: readonly IdentityProvider[];
  /** Takes cards; without it a demo's sandbox takes everything, and a live store cash on delivery alone. */
  readonly stripe?: StripeSettings | undefined;
  /** Signs the links that preview a page; without one they hold until the process ends. */
  readonly previewSecret?: string | undefined;
  /** The outside services of each market; none without it. */
  readonly partners?: PartnerTable;
  /** Hears what other processes tell; without it browsers ask for new chat messages by themselves. */
  readonly listen?: ListenPort;
  /** When calls ask for a verification, where it is not as in `@pasar/verification`. */
  readonly verificationPolicies?: VerificationPolicies | undefined;
};

/** The whole backend as one server: every domain's calls on one database. */
export async function createMarketplace(options: MarketplaceOptions): Promise<FastifyInstance> {
  const { db, ids, now, picturesDir, logLevel, mode, answers, toggles } = options;
  const { carriers = {}, sellerSignIn = {}, identityProviders = [], stripe } = options;
  const { previewSecret = randomBytes(32).toString('hex') } = options;
  const sessions = createSessions(db);
  const limits = databaseRateWindows(db);
  const { testAccounts, paymentSandbox, demoSteps, outbox, apiDocuments, exemptLoopback } = storeModes[mode];
  const app = await createServer({
    sessions,
    now,
    logLevel,
    answers,
    documents: apiDocuments,
    exemptLoopback,
    sharedCounts: databaseSharedCounts(db),
  });
  const secret = createServerSecret(db, 'subscription-links');
  const carrier = createMessageDelivery({ ...carriers, outbox }, { db, ids });
  const delivery = createConsentedDelivery(carrier, { db, secret });
  const passwords = createPasswords();
  const verifications = createVerifications({
    db,
    now,
    limits,
    passwords,
    delivery,
    exemptLoopback,
    policies: options.verificationPolicies,
  });
  registerHealth(app, db);
  registerToggleCalls(app, toggles);
  registerAccountCalls(app, {
    db,
    ids,
    sessions,
    passwords,
    limits,
    delivery,
    verifications: verifications.guard,
    portraits: createPortraitFiles(picturesDir),
    servesOutbox: outbox,
    sellerSignIn,
    identityProviders,
    refusesTestAccounts: !testAccounts,
    exemptLoopback,
  });
  registerVerificationCalls(app, verifications);
  registerConsentCalls(app, { db });
  registerCatalogueCalls(app, {
    ...{ db, verifications: verifications.guard },
    products: {
      ids,
      limits,
      publishPictures: (inside, ...pictures) =>
        publishPictures({ db: inside, ids, picturesDir }, ...pictures),
    },
  });
  registerPictures(app, picturesDir, createKnownStrips({ db }, now));
  registerPageBuilderCalls(app, { db, previewSecret, listsPages: outbox });
  registerSocialCalls(app, { db, ids, limits });
  registerCartCalls(app, { db });
  const { servesMethod } = await createPayments(app, { db, ids, now, stripe, sandbox: paymentSandbox });
  registerOrderCalls(app, {
    ...{ db, ids, picturesDir, servesMethod },
    servesDemoSteps: demoSteps,
  });
  registerTrackingCalls(app, { db, ids, limits, exemptLoopback });
  await registerSettingsCalls(app, { db, limits, secret, delivery });
  registerIntegrationCalls(app, {
    db,
    secret: createServerSecret(db, 'integrations'),
    partners: options.partners ?? {},
    exchange: exchangeCode,
  });
  registerChatCalls(app, { db, ids, limits });
  if (options.listen) await registerChatSocket(app, options.listen);
  return app;
}
