/** What the process is told by its environment. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly environment: 'live' | 'liveish' | 'test';
  /** Hot reload, from source. */
  readonly development: boolean;
  /** Behind a proxy of ours, which says who asks and by which protocol. */
  readonly trustProxy: boolean;
};

const environments = ['live', 'liveish', 'test'] as const;

/** Throws with one clear line on what can't be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port: ${env['PORT']}`);
  const apiUrl = env['API_URL'] ?? 'http://127.0.0.1:4300';
  if (!URL.canParse(apiUrl)) throw new Error(`API_URL is not an address: ${apiUrl}`);
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    apiUrl,
    environment: environments.find((name) => name === env['PASAR_ENVIRONMENT']) ?? 'live',
    development: env['WEB_DEV'] === '1',
    trustProxy: env['TRUST_PROXY'] === '1',
  };
}
