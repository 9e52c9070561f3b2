import {
  defaultNames,
  deviceCookieName,
  overrideNames,
  readDevice,
  toggleOverrideKey,
  toggleRows,
} from '@pasar/feature-toggles';
import type { Market } from '@pasar/markets';
import type { ApiHttp, Shopper } from '@pasar/page-rendering';
import { createToggleMemory } from './toggle-memory.ts';
import type { ToggleRow } from './toggle-memory.ts';

/** What of a request toggles depend on. */
export type ToggleVisit = {
  readonly host: string;
  readonly protocol: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly cookie: string | undefined;
  /** Whether the browser says that someone is signed in. */
  readonly marked: boolean;
};

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
export type Toggles = (market: Market, visit: ToggleVisit) => Promise<VisitorToggles>;

export type TogglePorts = {
  readonly api: ApiHttp;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const namesOn = (rows: readonly ToggleRow[]): string[] =>
  rows.filter(({ toggle }) => toggle === true).map(({ name }) => name);

const dependOn = (rows: readonly ToggleRow[], target: string): boolean =>
  rows.some(({ by }) => Array.isArray(by) && by.includes(target));

export function createToggles({ api, ...ports }: TogglePorts): Toggles {
  const memory = createToggleMemory(ports);
  const asker = (market: Market, { host, protocol }: ToggleVisit, cookie?: string) => {
    const shopper: Shopper = {
      host,
      protocol,
      language: market.languages[0],
      address: '127.0.0.1',
      ...(cookie !== undefined && { cookie }),
    };
    return () => api(shopper)({ method: 'GET', path: '/api/v4/platform/get_ft_v2' });
  };
  /** Nobody's answer is kept for a member: what tells members apart is a secret. */
  const ownRows = (market: Market, visit: ToggleVisit, rows: readonly ToggleRow[], device?: string) => {
    if (visit.marked && dependOn(rows, 'user')) return memory.askOnce(asker(market, visit, visit.cookie));
    if (device === undefined || !dependOn(rows, 'device')) return undefined;
    const cookie = `${deviceCookieName}=${device}`;
    return memory.read(`${market.code} ${device}`, asker(market, visit, cookie));
  };

  const answer: Toggles = async (market, visit) => {
    const rows = await memory.read(market.code, asker(market, visit));
    if (!rows) return { names: defaultNames(toggleRows, market.code), needsDevice: false };
    const device = readDevice(visit.cookies[deviceCookieName]);
    const own = await ownRows(market, visit, rows, device);
    return {
      names: namesOn(own ?? rows),
      needsDevice: device === undefined && dependOn(rows, 'device'),
    };
  };
  return async (market, visit) => {
    const { names, needsDevice } = await answer(market, visit);
    return { names: overrideNames(names, visit.cookies[toggleOverrideKey], toggleRows), needsDevice };
  };
}
