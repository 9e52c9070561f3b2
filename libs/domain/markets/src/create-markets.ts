import type { MarketFacts } from './market-facts.ts';
import type { MarketCode } from './market-rows.data.ts';
import { marketRows } from './market-rows.data.ts';

/** A deployed market: the table's row with its hosts. @spec market */
export type Market = {
  readonly code: MarketCode;
  /** Hosts that serve the market, the first being canonical; a host with a port matches that port only. */
  readonly hosts: readonly [string, ...string[]];
  /** The host of the market's seller portal (amb-seller-portal-host). */
  readonly sellerHost: string;
  /** Hosts that a `next` parameter may point to: the seller host and the deployment's market hosts (amb-next-check). */
  readonly trustedHosts: readonly string[];
  /** Hosts of credit services that a `redir` parameter may point to (amb-redir-hosts). */
  readonly creditHosts: readonly string[];
} & MarketFacts;

/** A deployment's hosts of a market; omitted ones are derived from the first host. */
export type MarketHosts = {
  readonly hosts: readonly [string, ...string[]];
  readonly sellerHost?: string;
  readonly creditHosts?: readonly string[];
};

export type Markets = {
  readonly markets: readonly Market[];
  /** The market with this code. Throws on an unknown code. */
  readonly marketByCode: (code: string) => Market;
  /** The market of a `Host` header, with or without port and `mall.`, including seller hosts; undefined for an unknown host. */
  readonly marketByHost: (host: string) => Market | undefined;
};

const resolveSellerHost = (own: MarketHosts): string => own.sellerHost ?? `seller.${own.hosts[0]}`;

const toMarket = (row: (typeof marketRows)[number], hosts: Record<MarketCode, MarketHosts>): Market => {
  const own = hosts[row.code];
  const sellerHost = resolveSellerHost(own);
  return {
    ...row,
    hosts: own.hosts,
    sellerHost,
    trustedHosts: [sellerHost, ...Object.values(hosts).flatMap((each) => each.hosts)],
    creditHosts: own.creditHosts ?? [],
  };
};

const withoutPort = (host: string): string => host.replace(/:\d*$/, '');

/** Whether the host is a mall host: the market's host prefixed with `mall.` (doc2 §2 Mall detection). @spec mall-host-prefix */
export const isMallHost = (host: string): boolean => host.toLowerCase().startsWith('mall.');

/** Creates the markets of a deployment from its hosts (decisions, amb-market-case: a market is chosen by host). */
export const createMarkets = (hosts: Record<MarketCode, MarketHosts>): Markets => {
  const markets = marketRows.map((row) => toMarket(row, hosts));
  const byCode = new Map<string, Market>(markets.map((market) => [market.code, market]));
  const byHost = new Map(
    markets.flatMap((market) => [market.sellerHost, ...market.hosts].map((host) => [host, market] as const)),
  );
  return {
    markets,
    marketByCode: (code) => {
      const market = byCode.get(code);
      if (!market) throw new RangeError(`Unknown market code ${JSON.stringify(code)}.`);
      return market;
    },
    marketByHost: (given) => {
      const lower = given.toLowerCase();
      const host = isMallHost(lower) ? lower.slice('mall.'.length) : lower;
      return byHost.get(host) ?? byHost.get(withoutPort(host));
    },
  };
};
