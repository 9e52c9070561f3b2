import { defaultNames, deviceCookieName, overrideNames, toggleRows } from '@pasar/feature-toggles';
import type { ApiHttp, Shopper } from '@pasar/page-rendering';
import { createToggleMemory } from './toggle-memory.ts';
import type { ToggleRow } from './toggle-memory.ts';
import type { Visitor } from './visitor.ts';

/** What of a visitor toggles depend on. */
export type ToggleVisitor = Pick<
  Visitor,
  'market' | 'host' | 'protocol' | 'address' | 'personal' | 'device' | 'overrides' | 'cookie'
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

const namesOn = (rows: readonly ToggleRow[]): string[] =>
  rows.filter(({ toggle }) => toggle === true).map(({ name }) => name);

const dependOn = (rows: readonly ToggleRow[], target: string): boolean =>
  rows.some(({ by }) => Array.isArray(by) && by.includes(target));

export function createToggles({ api, ...ports }: TogglePorts): Toggles {
  const memory = createToggleMemory(ports);
  /**
   * Asks with this cookie alone; the answer to nobody and to a device is kept for others. What a visitor's cookie causes counts
   * against the limit of the visitor's own address, so that nobody uses up the limit of what is everybody's.
   */
  const asker = ({ market, host, protocol, address }: ToggleVisitor, cookie?: string) => {
    const shopper: Shopper = {
      host,
      protocol,
      language: market.languages[0],
      address: cookie === undefined ? '127.0.0.1' : address,
      ...(cookie !== undefined && { cookie }),
    };
    return () => api(shopper)({ method: 'GET', path: '/api/v4/platform/get_ft_v2' });
  };
  /** Nobody's answer is kept for a member: what tells members apart is a secret. */
  const ownRows = (visitor: ToggleVisitor, rows: readonly ToggleRow[]) => {
    const { market, personal, device, cookie } = visitor;
    if (personal && dependOn(rows, 'user')) return memory.askOnce(asker(visitor, cookie));
    if (device === undefined || !dependOn(rows, 'device')) return undefined;
    return memory.read(`${market.code} ${device}`, asker(visitor, `${deviceCookieName}=${device}`));
  };

  const answer: Toggles = async (visitor) => {
    const { market, device } = visitor;
    const rows = await memory.read(market.code, asker(visitor));
    if (!rows) return { names: defaultNames(toggleRows, market.code), needsDevice: false };
    const own = await ownRows(visitor, rows);
    return {
      names: namesOn(own ?? rows),
      needsDevice: device === undefined && dependOn(rows, 'device'),
    };
  };
  return async (visitor) => {
    const { names, needsDevice } = await answer(visitor);
    return { names: overrideNames(names, visitor.overrides, toggleRows), needsDevice };
  };
}
