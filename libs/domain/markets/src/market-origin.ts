import type { Market } from './create-markets.ts';

/** The origin of a host with the scheme of a page, and with its port unless the host has one. */
function buildOrigin(host: string, pageUrl: string): string {
  const url = new URL(pageUrl);
  if (host.includes(':')) url.host = host;
  else url.hostname = host;
  return url.origin;
}

/**
 * The canonical origin of a market's store, given a page of the deployment: its first host with that page's scheme and port.
 * Pages of the mall host and of alternative hosts have their canonical URL there (decisions, amb-market-case).
 */
export const marketOrigin = ({ hosts: [host] }: Pick<Market, 'hosts'>, pageUrl: string): string =>
  buildOrigin(host, pageUrl);

/** The origin of a market's seller portal, given a page of the deployment: the seller host with that page's scheme and port. */
export const sellerOrigin = ({ sellerHost }: Pick<Market, 'sellerHost'>, pageUrl: string): string =>
  buildOrigin(sellerHost, pageUrl);
