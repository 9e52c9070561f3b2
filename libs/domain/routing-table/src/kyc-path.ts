import type { MarketCode } from '@pasar/markets';
import { buildPath } from './build-path.ts';
import { routes } from './routes.ts';

/** The pages of identity checks; each market that has one has one of them. */
const pages = ['kyc-custom-tw', 'user-account-kyc'] as const;

/** The path of a market's identity check; the general one for a market without a page of its own. */
export const kycPath = (market: MarketCode): string =>
  buildPath(
    pages.find((page) => routes[page].gate.markets.some((each) => each === market)) ?? 'user-account-kyc',
  );
