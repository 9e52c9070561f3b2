import type { IntegrationRoute } from '@pasar/integration';
import { buildPath } from '@pasar/routing-table';

/** Where a page that comes back from a partner goes on to, and what the button says. */
export const returnTargets: Readonly<
  Partial<Record<IntegrationRoute, { readonly to: string; readonly textKey: string }>>
> = {
  'integration-address-callback': { to: buildPath('user-account-address'), textKey: 'to_addresses' },
  'integration-link-snack-checkout': { to: buildPath('cart', {}), textKey: 'to_cart' },
};
