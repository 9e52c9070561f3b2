import { verificationPolicies } from '@pasar/verification';
import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const least = { DATABASE_URL: 'postgres://localhost/pasar' };

it('has defaults for everything but the database', () => {
  expect(readSettings(least, '/store')).toEqual({
    databaseUrl: 'postgres://localhost/pasar',
    migrationDatabaseUrl: undefined,
    database: {
      connections: 10,
      connectionTimeoutMs: 5000,
      statementTimeoutMs: 15_000,
      queryTimeoutMs: 20_000,
      idleInTransactionTimeoutMs: 30_000,
    },
    host: '127.0.0.1',
    port: 4300,
    picturesDir: '/store/.data/pictures',
    importsDir: '/store/.data/imports',
    logLevel: 'warn',
    mode: 'live',
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
    stripe: undefined,
    carriers: { smtp: undefined, smsWebhook: undefined },
    sellerSignIn: { countryHeader: undefined, proxyHost: undefined, oauthUrl: undefined },
    previewSecret: undefined,
    partners: {},
    identityProviders: [],
    verificationPolicies,
  });
});

it.each([
  { env: {}, says: 'DATABASE_URL is missing' },
  { env: { ...least, PORT: 'http' }, says: 'PORT must be a port number: http' },
  { env: { ...least, PORT: '65536' }, says: 'PORT must be a port number: 65536' },
  { env: { ...least, PASAR_MODE: 'test' }, says: 'PASAR_MODE must be demo or live: test' },
  { env: { ...least, LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL must be one of' },
])('throws $says', ({ env, says }) => {
  expect(() => readSettings(env, '/store')).toThrow(says);
});
