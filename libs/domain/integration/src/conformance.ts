import { integrations } from './integrations.data.ts';
import type { IntegrationRoute } from './integrations.data.ts';
import { partnerUrl } from './partner-url.ts';
import { readWalletAction } from './read-wallet-action.ts';

type Address = { readonly address: string; readonly fields?: Readonly<Record<string, string>> };

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'integration/wallet-action': ({ action }: { action: string }) => readWalletAction(action) ?? null,
  'integration/partner-url': ({ address, fields = {} }: Address) => partnerUrl(address, fields),
  'integration/page': ({ route }: { route: IntegrationRoute }) => integrations[route],
};
