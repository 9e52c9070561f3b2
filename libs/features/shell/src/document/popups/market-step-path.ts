import type { Market } from '@pasar/markets';
import { buildPath, kycPath } from '@pasar/routing-table';

/** The market's own page for a step that the error catalogue names; the identity check has one per market. */
export const marketStepPath = (path: string, { code }: Pick<Market, 'code'>): string =>
  path === buildPath('user-account-kyc') ? kycPath(code) : path;
