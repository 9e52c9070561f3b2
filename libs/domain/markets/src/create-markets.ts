import type { MarketFacts } from './market-facts.ts';
import type { MarketCode } from './market-rows.data.ts';
import { marketRows } from './market-rows.data.ts';

/** A market as it is deployed: the table's row with the hosts that serve it. @spec market */
export type Market = {
  readonly code: MarketCode;
  /** Hosts that serve the market, the first being canonical; one with a port serves on that port alone. */
  readonly hosts: readonly [string, ...string[]];
  /** Where sellers of this market work (amb-seller-portal-host). */
  readonly sellerHost: string;
  /** Hosts to which a `next` may lead: the seller host and the deployment's market hosts (amb-next-check). */
  readonly trustedHosts: readonly string[];
  /** Hosts of credit services to which a `redir` may lead (amb-redir-hosts). */
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
  /** The market of a code. Throws on a code that is not in the table: a programmer's error. */
  readonly marketByCode: (code: string) => Market;
  /**
   * The market that a `Host` header names, with or without port and `mall.`, or whose sellers work there; undefined for a
   * host that is not ours.
   */
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

/** Whether the host is a mall host: the market's own with `mall.` before it (doc2 §2 Mall detection). @spec mall-host-prefix */
export const isMallHost = (host: string): boolean => host.toLowerCase().startsWith('mall.');

/** The table of markets as deployed under the given hosts (decisions, amb-market-case: a market is chosen by host). */
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
      if (!market) throw new RangeError(`No market has the code ${JSON.stringify(code)}.`);
      return market;
    },
    marketByHost: (given) => {
      const lower = given.toLowerCase();
      const host = isMallHost(lower) ? lower.slice('mall.'.length) : lower;
      return byHost.get(host) ?? byHost.get(withoutPort(host));
    },
  };
};
