import { useSession } from '@pasar/account-api';
import { policyPages } from '@pasar/page-shell-rules';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';

/** Links to the store's policies and to the privacy settings that apply to this shopper, with text keys of the layout namespace. */
export function usePrivacyLinks() {
  const { market } = useScreenContext();
  const session = useSession();
  return [
    ...policyPages,
    market.consent === 'required' && {
      labelKey: 'cookie_settings' as const,
      to: buildPath('setting-cookie', {}),
    },
    session.status === 'logged-in' && {
      labelKey: 'privacy' as const,
      to: buildPath('user-setting-privacy', {}),
    },
  ].filter((link) => link !== false);
}
