import { useSession } from '@pasar/account-api';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';

/** Links to the privacy settings that apply to this shopper, with text keys of the layout namespace. */
export function usePrivacyLinks() {
  const { market } = useScreenContext();
  const session = useSession();
  return [
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
