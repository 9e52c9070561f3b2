import { markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { StartError } from './start-error.ts';

it('has defaults for everything', () => {
  expect(readSettings([], {}, '/store')).toEqual({
    dev: false,
    host: '127.0.0.1',
    port: 4200,
    dataDir: '/store/.data',
    dataTemplateDir: undefined,
    fillOnly: false,
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    mode: 'demo',
    items: undefined,
    markets: markets.map(({ code }) => code),
  });
});

it('reads the given settings', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    DATA_DIR: '/data',
    DATA_TEMPLATE_DIR: '/prepared',
    DATABASE_URL: 'postgres://me@db/store',
  };
  const args = ['--dev', '--fill-only', '--items', '100000', '--markets', 'th,sg'];
  expect(readSettings(args, env, '/store')).toEqual({
    dev: true,
    host: '0.0.0.0',
    port: 80,
    dataDir: '/data',
    dataTemplateDir: '/prepared',
    fillOnly: true,
    databaseUrl: 'postgres://me@db/store',
    migrationDatabaseUrl: undefined,
    mode: 'live',
    items: 100_000,
    markets: ['SG', 'TH'],
  });
});

it.each([
  { args: ['--fast'], env: {}, says: "Unknown option '--fast'" },
  { args: ['--items', 'many'], env: {}, says: '--items must be a number' },
  { args: ['--items', '0'], env: {}, says: '--items must be a number' },
  { args: ['--markets', 'SG,XX'], env: {}, says: 'there is no market XX' },
  { args: [], env: { PORT: '0' }, says: 'PORT must be a port number: 0' },
  { args: [], env: { PORT: 'web' }, says: 'PORT must be a port number: web' },
  { args: [], env: { PASAR_MODE: 'test' }, says: 'PASAR_MODE must be demo or live: test' },
  {
    args: [],
    env: { MIGRATION_DATABASE_URL: 'db' },
    says: 'MIGRATION_DATABASE_URL must have the form',
  },
  { args: [], env: { DATABASE_URL: 'mysql://db/store' }, says: 'DATABASE_URL must have the form' },
])('reports $says', ({ args, env, says }) => {
  expect(() => readSettings(args, env, '/store')).toThrow(StartError);
  expect(() => readSettings(args, env, '/store')).toThrow(says);
});

it.each([
  { env: {}, mode: 'demo' },
  { env: { DATABASE_URL: 'postgres://me@db/store' }, mode: 'live' },
  { env: { DATABASE_URL: 'postgres://me@db/store', PASAR_MODE: 'demo' }, mode: 'demo' },
  { env: { PASAR_MODE: 'live' }, mode: 'live' },
])('is $mode with $env', ({ env, mode }) => {
  expect(readSettings([], env, '/store').mode).toBe(mode);
});
