import { randomBytes } from 'node:crypto';
import {
  createMessageDelivery,
  createPasswords,
  createServerSecret,
  createPortraitFiles,
  createSessions,
  isOfficialUsername,
  isReservedUsername,
  registerAccountCalls,
} from '@pasar/account-service';
import type { DeliverySettings, IdentityProvider, SellerSignInSettings } from '@pasar/account-service';
import { registerCartCalls } from '@pasar/cart-service';
import { registerChatCalls, registerChatSocket } from '@pasar/chat-service';
import type { ListenPort } from '@pasar/chat-service';
import {
  createImportFiles,
  createKnownStrips,
  createSearchCounts,
  registerCatalogueCalls,
  registerPictures,
} from '@pasar/catalogue-service';
import type { SearchCounts } from '@pasar/catalogue-service';
import { registerConsentCalls } from '@pasar/consent-service';
import { repeatTask } from '@pasar/database';
import type { Database, Ids } from '@pasar/database';
import { secondMs } from '@pasar/durations';
import { createServer, databaseRateWindows, databaseSharedCounts } from '@pasar/http-server';
import type { LogLevel } from '@pasar/http-server';
import { exchangeCode, registerIntegrationCalls } from '@pasar/integration-service';
import type { PartnerTable } from '@pasar/integration-service';
import { registerNotificationCalls } from '@pasar/notification-service';
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
  /** The folder of files that sellers import. */
  readonly importsDir: string;
  readonly logLevel: LogLevel;
  readonly mode: StoreMode;
  /** Whether responses are validated against their schemas before they are sent. */
  readonly answers: 'checked' | 'trusted';
  readonly toggles: ToggleOptions;
  /** SMS and e-mail carriers. Without one, a demo writes messages to its outbox and a live store refuses to send them. */
  readonly carriers?: Omit<DeliverySettings, 'outbox'>;
  readonly sellerSignIn?: SellerSignInSettings;
  /** OpenID providers that members can sign in with. */
  readonly identityProviders?: readonly IdentityProvider[];
  /** Card payments. Without it, a demo uses a sandbox that accepts every payment, and a live store offers only cash on delivery. */
  readonly stripe?: StripeSettings | undefined;
  /** Signs page-preview links. If absent, links are valid until the process exits. */
  readonly previewSecret?: string | undefined;
  /** Verifies the delivery partner's notifications about its branches. If absent, a demo uses a published one and a live store refuses them. */
  readonly branchWebhookSecret?: string | undefined;
  /** External services per market; none if absent. */
  readonly partners?: PartnerTable;
  /** Receives notifications from other processes. If absent, browsers poll for new chat messages. */
  readonly listen?: ListenPort;
  /** Overrides when calls require verification; see `@pasar/verification` for the defaults. */
  readonly verificationPolicies?: VerificationPolicies | undefined;
};

/** Lets anybody who tries a demo play its delivery partner. */
const demoBranchSecret = 'demo-delivery-partner';

/** Collects the counts of searches, and writes them at intervals and when the server closes. */
function collectSearchCounts(app: FastifyInstance, db: Kysely<Database>): SearchCounts {
  const counts = createSearchCounts(db);
  const onError = (error: unknown): void => app.log.error(error, 'Counting searches failed');
  const writing = repeatTask(counts.write, { intervalMs: secondMs, onError });
  app.addHook('onClose', async () => {
    await writing.stop();
    await counts.write().catch(onError);
  });
  return counts;
}

type CatalogueGuards = Pick<Parameters<typeof registerCatalogueCalls>[1], 'verifications'> & {
  readonly limits: ReturnType<typeof databaseRateWindows>;
};

/** Registers the calls of the catalogue and of sellers' products, and the files of pictures. */
function registerCatalogue(
  app: FastifyInstance,
  { db, ids, now, picturesDir, importsDir }: MarketplaceOptions,
  { limits, verifications }: CatalogueGuards,
): void {
  registerCatalogueCalls(app, {
    ...{ db, verifications, searchCounts: collectSearchCounts(app, db) },
    products: {
      ...{ ids, limits, picturesDir },
      shopNames: { isOfficial: isOfficialUsername, isReserved: isReservedUsername },
      importFiles: createImportFiles(importsDir),
      publishPictures: (inside, ...pictures) =>
        publishPictures({ db: inside, ids, picturesDir }, ...pictures),
    },
  });
  registerPictures(app, picturesDir, createKnownStrips({ db }, now));
}

/** Creates the whole backend as one server: the calls of every domain on one database. */
export async function createMarketplace(options: MarketplaceOptions): Promise<FastifyInstance> {
  const { db, ids, now, picturesDir, logLevel, mode, answers, toggles } = options;
  const { carriers = {}, sellerSignIn = {}, identityProviders = [], stripe } = options;
  const { previewSecret = randomBytes(32).toString('hex') } = options;
  const sessions = createSessions(db);
  const limits = databaseRateWindows(db);
  const { testAccounts, paymentSandbox, demoSteps, outbox, apiDocuments, exemptLoopback, movableClock } =
    storeModes[mode];
  const app = await createServer({
    ...{ sessions, now, logLevel, answers, exemptLoopback, movableClock },
    documents: apiDocuments,
    sharedCounts: databaseSharedCounts(db),
  });
  const secret = createServerSecret(db, 'subscription-links');
  const carrier = createMessageDelivery({ ...carriers, outbox }, { db, ids });
  const delivery = createConsentedDelivery(carrier, { db, secret });
  const passwords = createPasswords();
  const verifications = createVerifications({
    ...{ db, now, limits, passwords, delivery, exemptLoopback },
    policies: options.verificationPolicies,
  });
  registerHealth(app, db);
  registerToggleCalls(app, toggles);
  registerAccountCalls(app, {
    ...{ db, ids, sessions, passwords, limits, delivery, sellerSignIn, identityProviders, exemptLoopback },
    verifications: verifications.guard,
    portraits: createPortraitFiles(picturesDir),
    servesOutbox: outbox,
    refusesTestAccounts: !testAccounts,
  });
  registerVerificationCalls(app, verifications);
  registerConsentCalls(app, { db });
  registerCatalogue(app, options, { limits, verifications: verifications.guard });
  registerPageBuilderCalls(app, { db, previewSecret, listsPages: outbox });
  registerSocialCalls(app, { db, ids, limits });
  registerCartCalls(app, { db, ids, limits, exemptLoopback });
  const { servesMethod } = await createPayments(app, { db, ids, now, stripe, sandbox: paymentSandbox });
  registerOrderCalls(app, {
    ...{ db, ids, picturesDir, servesMethod },
    servesDemoSteps: demoSteps,
    branchWebhookSecret: options.branchWebhookSecret ?? (demoSteps ? demoBranchSecret : undefined),
  });
  registerTrackingCalls(app, { db, ids, limits, exemptLoopback });
  await registerSettingsCalls(app, { db, limits, secret, delivery });
  registerIntegrationCalls(app, {
    db,
    secret: createServerSecret(db, 'integrations'),
    partners: options.partners ?? {},
    exchange: exchangeCode,
  });
  registerNotificationCalls(app, { db });
  registerChatCalls(app, { db, ids, limits });
  if (options.listen) await registerChatSocket(app, options.listen);
  return app;
}
