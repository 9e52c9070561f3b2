import type { MarketCode } from '@pasar/markets';

/** @spec special-ua-countries */
const specialMarkets: readonly MarketCode[] = ['ID', 'TH', 'VN'];

/**
 * Whether the visit comes from the mobile app in Indonesia, Thailand or Vietnam; the specification does not say what follows
 * from it (doc1 §9, amb-special-ua).
 * @spec special-ua
 */
export const isSpecialAppVisit = (market: MarketCode, client: 'browser' | 'native-app'): boolean =>
  client === 'native-app' && specialMarkets.includes(market);

/**
 * Whether a host is a regional mirror of the store. The deployment configures the mirrors as host name prefixes, none by
 * default (doc1 §9, amb-regional-mirror). Ports are ignored.
 *
 * @spec regional-mirror regional-mirror-pattern
 */
export const isRegionalMirror = (host: string, mirrors: readonly string[] = []): boolean =>
  mirrors.some((mirror) => mirror !== '' && host.toLowerCase().startsWith(mirror.toLowerCase()));
