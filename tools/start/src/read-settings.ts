import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPort, readStoreMode } from '@pasar/http-server';
import { markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { StoreMode } from '@pasar/page-shell-rules';
import { StartError } from './start-error.ts';

export type StoreSettings = {
  /** Hot reload instead of built apps. */
  readonly dev: boolean;
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database and the pictures. */
  readonly dataDir: string;
  /** A prepared data folder, of which a copy is used if `dataDir` does not exist. */
  readonly dataTemplateDir: string | undefined;
  /** Prepares the data folder and exits. */
  readonly fillOnly: boolean;
  /** URL of an external PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same database with the role that owns its tables. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Defaults to a demo with the embedded database, and to live with an external one. */
  readonly mode: StoreMode;
  /** Items per empty market; defaults to the seed's number. */
  readonly items: number | undefined;
  /** The markets to fill; all by default. */
  readonly markets: readonly MarketCode[];
};

/** Returns the result of `read`; converts errors to StartError, whose message is for the user. */
function orStartError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function readDatabaseUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartError(`${name} must have the form postgres://user:password@host:port/name`);
}

const maxItems = 1_000_000;

function readItems(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,7}$/.test(text) && Number(text) > 0 && Number(text) <= maxItems) return Number(text);
  throw new StartError(`--items must be a number from 1 to ${maxItems}: ${text}`);
}

function readMarkets(text: string | undefined): readonly MarketCode[] {
  const codes = markets.map(({ code }) => code);
  if (text === undefined) return codes;
  const wanted = text.toUpperCase().split(',');
  const unknown = wanted.find((code) => !codes.some((each) => each === code));
  if (unknown !== undefined) throw new StartError(`--markets: there is no market ${unknown}`);
  return codes.filter((code) => wanted.includes(code));
}

const options = {
  dev: { type: 'boolean' },
  'fill-only': { type: 'boolean' },
  items: { type: 'string' },
  markets: { type: 'string' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = '--dev, --fill-only, --items NUMBER and --markets CODE,CODE are known';
    throw new StartError(`${error instanceof Error ? error.message : String(error)} (${known})`);
  }
}

/** Reads the settings from the command line and the environment. Throws `StartError` if they are invalid. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv, root: string): StoreSettings {
  const values = readArguments(args);
  return {
    dev: values.dev ?? false,
    host: env['HOST'] ?? '127.0.0.1',
    port: orStartError(() => readPort(env['PORT'] ?? '4200', 1)),
    dataDir: env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data'),
    dataTemplateDir: env['DATA_TEMPLATE_DIR'] ? resolve(env['DATA_TEMPLATE_DIR']) : undefined,
    fillOnly: values['fill-only'] ?? false,
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    migrationDatabaseUrl: readDatabaseUrl(env, 'MIGRATION_DATABASE_URL'),
    mode: orStartError(() => readStoreMode(env['PASAR_MODE'] || (env['DATABASE_URL'] ? 'live' : 'demo'))),
    items: readItems(values.items),
    markets: readMarkets(values.markets),
  };
}
