import { readPort, readStoreMode } from '@pasar/http-server';
import type { StoreMode } from '@pasar/page-shell-rules';
import { readTrustedProxies } from './read-trusted-proxies.ts';
import type { TrustedProxies } from './read-trusted-proxies.ts';

/** Settings from environment variables. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  /** What the store is for: a live store by default. A demo says on each page that it is one. */
  readonly mode: StoreMode;
  readonly environment: 'live' | 'liveish' | 'test';
  /** Hot reload, from source. */
  readonly development: boolean;
  /** Which proxies in front are believed when they say who asks: so many hops, or those of these networks. Nobody else is. */
  readonly trustProxy: TrustedProxies;
  /** By which protocol browsers reach the store; undefined where the request decides (`public-protocol.ts`). */
  readonly publicProtocol: 'http' | 'https' | undefined;
  /** Milliseconds in which a client has to send its whole request. */
  readonly requestTimeoutMs: number;
};

const protocols = ['http', 'https'] as const;

function readProtocol(text: string | undefined): Settings['publicProtocol'] {
  if (text === undefined || text === '') return undefined;
  const protocol = protocols.find((each) => each === text);
  if (protocol) return protocol;
  throw new Error(`PUBLIC_PROTOCOL is neither http nor https: ${text}`);
}

function readTimeout(text: string): number {
  const timeoutMs = Number(text);
  if (/^\d{1,6}$/.test(text) && timeoutMs > 0) return timeoutMs;
  throw new Error(`REQUEST_TIMEOUT_MS is no number of milliseconds: ${text}`);
}

const environments = ['live', 'liveish', 'test'] as const;

/** Throws with one clear line on what can't be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const apiUrl = env['API_URL'] ?? 'http://127.0.0.1:4300';
  if (!URL.canParse(apiUrl)) throw new Error(`API_URL is not an address: ${apiUrl}`);
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
  };
}
