import type { Market } from './create-markets.ts';

/** A host under the scheme of a page, and under its port unless it names its own. */
function originOf(host: string, pageUrl: string): string {
  const url = new URL(pageUrl);
  if (host.includes(':')) url.host = host;
  else url.hostname = host;
  return url.origin;
}

/**
 * Where a market's store stands, seen from a page of the deployment: its first host under that page's scheme and port. What
 * the mall's host or a second name of the market serves has its one address there (decisions, amb-market-case).
 */
export const marketOrigin = ({ hosts: [host] }: Pick<Market, 'hosts'>, pageUrl: string): string =>
  originOf(host, pageUrl);

/** Where a market's sellers work, seen from a page of the deployment: the seller host under that page's scheme and port. */
export const sellerOrigin = ({ sellerHost }: Pick<Market, 'sellerHost'>, pageUrl: string): string =>
  originOf(sellerHost, pageUrl);
