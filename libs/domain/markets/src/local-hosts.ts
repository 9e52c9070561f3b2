import type { MarketHosts } from './create-markets.ts';
import type { MarketCode } from './market-rows.data.ts';
import { marketRows } from './market-rows.data.ts';

/** The market used when the host does not name one: plain `localhost` and the loopback addresses. */
export const defaultMarketCode: MarketCode = 'SG';

const loopback = ['localhost', '127.0.0.1', '[::1]'] as const;

const buildLocalHosts = (code: MarketCode): MarketHosts => ({
  hosts: [`${code.toLowerCase()}.localhost`, ...(code === defaultMarketCode ? loopback : [])],
});

/** Hosts of a local store; browsers resolve every `*.localhost` to the local machine. */
export const localHosts = Object.fromEntries(
  marketRows.map(({ code }) => [code, buildLocalHosts(code)]),
) as Record<MarketCode, MarketHosts>;
