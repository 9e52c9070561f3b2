import { dirname, join } from 'node:path';
import type { DeliverySettings, IdentityProvider, SellerSignInSettings } from '@pasar/account-service';
import type { DatabaseOptions } from '@pasar/database';
import { readPartners } from '@pasar/integration-service';
import type { PartnerTable } from '@pasar/integration-service';
import { readPort, readStoreMode } from '@pasar/http-server';
import type { LogLevel } from '@pasar/http-server';
import type { StoreMode } from '@pasar/page-shell-rules';
import type { StripeSettings } from '@pasar/payment-service';
import type { ToggleOptions } from '@pasar/toggles-service';
import { readStripeSettings } from './read-stripe-settings.ts';
import { readPolicies } from '@pasar/verification';
import type { VerificationPolicies } from '@pasar/verification';
import { readCarrierSettings, readSellerSettings } from './read-carrier-settings.ts';
import { readIdentityProviders } from './read-identity-providers.ts';
import { readDatabaseSettings } from './read-database-settings.ts';

export type ApiSettings = {
  readonly databaseUrl: string;
  /** Connects as the role that owns the tables, so that the role of `databaseUrl` needs no right to alter them. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Pool size and timeouts. */
  readonly database: DatabaseOptions;
  readonly host: string;
  readonly port: number;
  readonly picturesDir: string;
  /** Files that sellers import; every process must see the same folder. */
  readonly importsDir: string;
  readonly logLevel: LogLevel;
  /** Defaults to a live store. */
  readonly mode: StoreMode;
  /** Responses are validated against the contract in development. */
  readonly answers: 'checked' | 'trusted';
  readonly toggles: ToggleOptions;
  readonly carriers: Omit<DeliverySettings, 'outbox'>;
  readonly sellerSignIn: SellerSignInSettings;
  readonly identityProviders: readonly IdentityProvider[];
  readonly stripe: StripeSettings | undefined;
  /** Signs page-preview links; every process must use the same value. */
  readonly previewSecret: string | undefined;
  /** Verifies the delivery partner's notifications about its branches; a demo has a published one. */
  readonly branchWebhookSecret: string | undefined;
  readonly partners: PartnerTable;
  /** When calls require verification. */
  readonly verificationPolicies: VerificationPolicies;
};

const logLevels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((each) => each === text);
  if (level) return level;
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}: ${text}`);
}

function readVerificationPolicies(text: string): VerificationPolicies {
  const policies = readPolicies(text);
  if (policies) return policies;
  throw new Error(`VERIFICATION_POLICIES must be like sign-in=off,search=100: ${text}`);
}

const environments = ['live', 'liveish', 'test'];

const readEnvironment = (text: string | undefined): string =>
  environments.find((each) => each === text) ?? 'live';

/** Reads the settings from the environment. Throws an error that names the variable if one is missing or invalid. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): ApiSettings {
  if (!env['DATABASE_URL']) throw new Error('DATABASE_URL is missing.');
  const picturesDir = env['PICTURES_DIR'] ?? join(root, '.data/pictures');
  return {
    databaseUrl: env['DATABASE_URL'],
    migrationDatabaseUrl: env['MIGRATION_DATABASE_URL'] || undefined,
    database: readDatabaseSettings(env),
    host: env['HOST'] ?? '127.0.0.1',
    port: readPort(env['PORT'] ?? '4300'),
    picturesDir,
    importsDir: env['IMPORTS_DIR'] ?? join(dirname(picturesDir), 'imports'),
    logLevel: readLogLevel(env['LOG_LEVEL'] ?? 'warn'),
    mode: readStoreMode(env['PASAR_MODE'] || 'live'),
    answers: env['NODE_ENV'] === 'production' ? 'trusted' : 'checked',
    toggles: { environment: readEnvironment(env['PASAR_ENVIRONMENT']), file: env['TOGGLES_FILE'] },
    carriers: readCarrierSettings(env),
    sellerSignIn: readSellerSettings(env),
    identityProviders: readIdentityProviders(env),
    stripe: readStripeSettings(env),
    previewSecret: env['PREVIEW_SECRET'] || undefined,
    branchWebhookSecret: env['BRANCH_WEBHOOK_SECRET'] || undefined,
    partners: readPartners(env['PARTNERS_FILE']),
    verificationPolicies: readVerificationPolicies(env['VERIFICATION_POLICIES'] ?? ''),
  };
}
