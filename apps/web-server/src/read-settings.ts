import { readPort, readStoreMode } from '@pasar/http-server';
import type { StoreMode } from '@pasar/page-shell-rules';
import { readTrustedProxies } from './read-trusted-proxies.ts';
import type { TrustedProxies } from './read-trusted-proxies.ts';

/** Settings from environment variables. */
export type WebServerSettings = {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  /** Defaults to a live store. A demo shows a notice on each page. */
  readonly mode: StoreMode;
  readonly environment: 'live' | 'liveish' | 'test';
  /** Hot reload, from source. */
  readonly development: boolean;
  /** Trusted proxies, as a number of hops or a list of networks; only they may set forwarding headers. */
  readonly trustProxy: TrustedProxies;
  /** The protocol by which browsers reach the store; undefined if the request decides (`public-protocol.ts`). */
  readonly publicProtocol: 'http' | 'https' | undefined;
  /** Milliseconds within which a client must send its whole request. */
  readonly requestTimeoutMs: number;
  /** The folder that keeps the files of this build and of the one before it; undefined to serve this build only. */
  readonly buildsDir: string | undefined;
};

const protocols = ['http', 'https'] as const;

function readProtocol(text: string | undefined): WebServerSettings['publicProtocol'] {
  if (text === undefined || text === '') return undefined;
  const protocol = protocols.find((each) => each === text);
  if (protocol) return protocol;
  throw new Error(`PUBLIC_PROTOCOL must be http or https: ${text}`);
}

function readTimeout(text: string): number {
  const timeoutMs = Number(text);
  if (/^\d{1,6}$/.test(text) && timeoutMs > 0) return timeoutMs;
  throw new Error(`REQUEST_TIMEOUT_MS must be a number of milliseconds: ${text}`);
}

const environments = ['live', 'liveish', 'test'] as const;

/** Reads the settings. Throws a one-line error if a value is invalid. */
export function readSettings(env: NodeJS.ProcessEnv): WebServerSettings {
  const apiUrl = env['API_URL'] ?? 'http://127.0.0.1:4300';
  if (!URL.canParse(apiUrl)) throw new Error(`API_URL must be a URL: ${apiUrl}`);
  return {
    port: readPort(env['PORT'] ?? '4200'),
    host: env['HOST'] ?? '127.0.0.1',
    apiUrl,
    mode: readStoreMode(env['PASAR_MODE'] || 'live'),
    environment: environments.find((name) => name === env['PASAR_ENVIRONMENT']) ?? 'live',
    development: env['WEB_DEV'] === '1',
    trustProxy: readTrustedProxies(env['TRUST_PROXY'] ?? ''),
    publicProtocol: readProtocol(env['PUBLIC_PROTOCOL']),
    requestTimeoutMs: readTimeout(env['REQUEST_TIMEOUT_MS'] ?? '10000'),
    buildsDir: env['BUILDS_DIR'] || undefined,
  };
}
