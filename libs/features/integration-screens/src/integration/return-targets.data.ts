import type { IntegrationRoute } from '@pasar/integration';
import { buildPath } from '@pasar/routing-table';

/** The next page after a redirect from a partner, and the label of its button. */
export const returnTargets: Readonly<
  Partial<Record<IntegrationRoute, { readonly to: string; readonly textKey: string }>>
> = {
  'integration-address-callback': { to: buildPath('user-account-address'), textKey: 'to_addresses' },
  'integration-link-snack-checkout': { to: buildPath('cart', {}), textKey: 'to_cart' },
};
