import { getFeatureTogglesPath } from '@pasar/toggles-contract/paths';
import { defaultNames, deviceCookieName, overrideNames, toggleRows } from '@pasar/feature-toggles';
import type { ApiHttp, ApiVisitor } from '@pasar/page-rendering';
import { createToggleCache } from './toggle-cache.ts';
import type { FetchedToggle } from './toggle-cache.ts';
import type { Visitor } from './visitor.ts';

/** The properties of a visitor that a request for the visitor's toggles needs. */
export type RequestingVisitor = Pick<
  Visitor,
  'market' | 'host' | 'protocol' | 'address' | 'isPersonal' | 'device' | 'overrides' | 'cookie'
>;

export type VisitorToggles = {
  /** The names of the toggles that are on. */
  readonly names: readonly string[];
  /** A percentage rollout is running, and this device has no id yet. */
  readonly needsDevice: boolean;
};

/**
 * Returns a visitor's toggles: their own if a rule depends on who they are, else the shared ones, else the last known, else the
 * table's defaults; this browser's overrides are applied last. Waits at most `toggleTimeoutMs`. @spec get-ft-v2 toggle-sources
 */
export type ReadVisitorToggles = (visitor: RequestingVisitor) => Promise<VisitorToggles>;

export type TogglePorts = {
  readonly api: ApiHttp;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const listEnabledNames = (rows: readonly FetchedToggle[]): string[] =>
  rows.filter(({ toggle }) => toggle === true).map(({ name }) => name);

const dependsOn = (rows: readonly FetchedToggle[], target: string): boolean =>
  rows.some(({ by }) => Array.isArray(by) && by.includes(target));

export function createToggles({ api, ...ports }: TogglePorts): ReadVisitorToggles {
  const cache = createToggleCache(ports);
  /**
   * Sends only this cookie. Responses for anonymous visitors and devices are cached for others. Calls with a visitor's cookie count
   * against the rate limit of the visitor's address, so that nobody can exhaust the shared limit.
   */
  const createFetch = ({ market, host, protocol, address }: RequestingVisitor, cookie?: string) => {
    const shopper: ApiVisitor = {
      host,
      protocol,
      language: market.languages[0],
      address: cookie === undefined ? '127.0.0.1' : address,
      ...(cookie !== undefined && { cookie }),
    };
    return () => api(shopper)({ method: 'GET', path: getFeatureTogglesPath });
  };
  /** Never caches a member's response: the key would have to be a secret. */
  const fetchPersonalRows = (visitor: RequestingVisitor, rows: readonly FetchedToggle[]) => {
    const { market, isPersonal, device, cookie } = visitor;
    if (isPersonal && dependsOn(rows, 'user')) return cache.fetchOnce(createFetch(visitor, cookie));
    if (device === undefined || !dependsOn(rows, 'device')) return undefined;
    return cache.read(`${market.code} ${device}`, createFetch(visitor, `${deviceCookieName}=${device}`));
  };

  const readFromApi: ReadVisitorToggles = async (visitor) => {
    const { market, device } = visitor;
    const rows = await cache.read(market.code, createFetch(visitor));
    if (!rows) return { names: defaultNames(toggleRows, market.code), needsDevice: false };
    const own = await fetchPersonalRows(visitor, rows);
    return {
      names: listEnabledNames(own ?? rows),
      needsDevice: device === undefined && dependsOn(rows, 'device'),
    };
  };
  return async (visitor) => {
    const { names, needsDevice } = await readFromApi(visitor);
    return { names: overrideNames(names, visitor.overrides, toggleRows), needsDevice };
  };
}
