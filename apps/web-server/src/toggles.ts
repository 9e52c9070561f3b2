import { getFeatureTogglesPath } from '@pasar/toggles-contract/paths';
import { defaultNames, deviceCookieName, overrideNames, toggleRows } from '@pasar/feature-toggles';
import type { ApiHttp, Shopper } from '@pasar/page-rendering';
import { createToggleCache } from './toggle-cache.ts';
import type { ToggleRow } from './toggle-cache.ts';
import type { Visitor } from './visitor.ts';

/** What of a visitor toggles depend on. */
export type ToggleVisitor = Pick<
  Visitor,
  'market' | 'host' | 'protocol' | 'address' | 'isPersonal' | 'device' | 'overrides' | 'cookie'
>;

export type VisitorToggles = {
  /** The toggles that are on. */
  readonly names: readonly string[];
  /** A share of devices runs, and this one has no name yet. */
  readonly needsDevice: boolean;
};

/**
 * The toggles of a visitor: their own answer where a rule asks who they are, else everybody's, else what was known last, else
 * the table's defaults; with this browser's overrides on top. A page never waits for them longer than a moment. @spec get-ft-v2 toggle-sources
 */
export type Toggles = (visitor: ToggleVisitor) => Promise<VisitorToggles>;

export type TogglePorts = {
  readonly api: ApiHttp;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const listEnabledNames = (rows: readonly ToggleRow[]): string[] =>
  rows.filter(({ toggle }) => toggle === true).map(({ name }) => name);

const dependsOn = (rows: readonly ToggleRow[], target: string): boolean =>
  rows.some(({ by }) => Array.isArray(by) && by.includes(target));

export function createToggles({ api, ...ports }: TogglePorts): Toggles {
  const cache = createToggleCache(ports);
  /**
   * Asks with this cookie alone; the answer to nobody and to a device is kept for others. What a visitor's cookie causes counts
   * against the limit of the visitor's own address, so that nobody uses up the limit of what everybody shares.
   */
  const createFetch = ({ market, host, protocol, address }: ToggleVisitor, cookie?: string) => {
    const shopper: Shopper = {
      host,
      protocol,
      language: market.languages[0],
      address: cookie === undefined ? '127.0.0.1' : address,
      ...(cookie !== undefined && { cookie }),
    };
    return () => api(shopper)({ method: 'GET', path: getFeatureTogglesPath });
  };
  /** Nobody's answer is kept for a member: what tells members apart is a secret. */
  const fetchPersonalRows = (visitor: ToggleVisitor, rows: readonly ToggleRow[]) => {
    const { market, isPersonal, device, cookie } = visitor;
    if (isPersonal && dependsOn(rows, 'user')) return cache.fetchOnce(createFetch(visitor, cookie));
    if (device === undefined || !dependsOn(rows, 'device')) return undefined;
    return cache.read(`${market.code} ${device}`, createFetch(visitor, `${deviceCookieName}=${device}`));
  };

  const readFromApi: Toggles = async (visitor) => {
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
