import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type Settings = {
  /** Hot reload in place of built apps. */
  readonly dev: boolean;
  readonly host: string;
  readonly port: number;
  /** Where the embedded database and the pictures live. */
  readonly dataDir: string;
  /** A PostgreSQL of one's own in place of the embedded one. */
  readonly databaseUrl: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port <= 65_535) return port;
  throw new StartError(`PORT is not a port: ${text}`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartError('DATABASE_URL is not an address of the form postgres://user:password@host:port/name');
}

/** What the command line and the environment ask for. Throws `StartError` on what cannot be read. */
export function readSettings(args: readonly string[], env: Environment, root: string): Settings {
  const unknown = args.find((arg) => arg !== '--dev');
  if (unknown !== undefined) throw new StartError(`Unknown argument ${unknown}: only --dev is known.`);
  return {
    dev: args.includes('--dev'),
    host: env['HOST'] ?? '127.0.0.1',
    port: readPort(env['PORT'] ?? '4200'),
    dataDir: env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data'),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
  };
}
