import type { MarketCode } from '@pasar/markets';

/** @spec special-ua-countries */
const specialMarkets: readonly MarketCode[] = ['ID', 'TH', 'VN'];

/** A condition of which only the condition is known (doc1 §9, amb-special-ua): the mobile app in Indonesia, Thailand or Vietnam. @spec special-ua */
export const isSpecialAppVisit = (market: MarketCode, client: 'browser' | 'native-app'): boolean =>
  client === 'native-app' && specialMarkets.includes(market);

/**
 * Whether a host mirrors the store for a region. Which hosts do is the deployment's to say: the beginning of their names, none by
 * default (doc1 §9, amb-regional-mirror). A port is no part of it.
 *
 * @spec regional-mirror regional-mirror-pattern
 */
export const isRegionalMirror = (host: string, mirrors: readonly string[] = []): boolean =>
  mirrors.some((mirror) => mirror !== '' && host.toLowerCase().startsWith(mirror.toLowerCase()));
