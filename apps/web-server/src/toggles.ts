import type { Market } from '@pasar/markets';
import type { ApiHttp } from '@pasar/page-rendering';
import type { FastifyRequest } from 'fastify';

/** The names of the toggles that are on in a market. A page never waits for them twice in half a minute. */
export type Toggles = (market: Market, request: FastifyRequest) => Promise<readonly string[]>;

/** Milliseconds for which an answer is used. */
const freshFor = 30_000;

type Row = { readonly name: string; readonly toggle: boolean };

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' && 'toggle' in row;

function namesIn(body: unknown): string[] | undefined {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(data)) return undefined;
  return data.filter((row: unknown): row is Row => isRow(row) && row.toggle === true).map(({ name }) => name);
}

/** A failed or malformed answer leaves what was known, and nothing on where nothing was. @spec get-ft-v2 */
export function createToggles(api: ApiHttp, now: () => number): Toggles {
  const known = new Map<string, { names: readonly string[]; until: number }>();
  return async (market, { host, protocol }) => {
    const kept = known.get(market.code);
    if (kept && kept.until > now()) return kept.names;
    const ask = api({ host, protocol, language: market.languages[0], address: '127.0.0.1' });
    const answer = await ask({ method: 'GET', path: '/api/v4/platform/get_ft_v2' }).catch(() => undefined);
    const names = namesIn(answer?.body) ?? kept?.names ?? [];
    known.set(market.code, { names, until: now() + freshFor });
    return names;
  };
}
