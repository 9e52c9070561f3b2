import { AccountLinks, DesktopHeader, Preferences, SearchBox } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { useCartCount, usePreferences, useMember, useSearchBox } from '@pasar/shell';
import { useTranslation } from 'react-i18next';
import { MemberLinks } from './MemberLinks.tsx';

/** The header with search, cart count and account links. */
export function PageHeader() {
  const { t } = useTranslation('layout');
  const { key, ...search } = useSearchBox();
  const cartCount = useCartCount();
  const choices = usePreferences();
  const { username, loginPath } = useMember();
  return (
    <DesktopHeader
      homeTo={buildPath('home', {})}
      cartTo={buildPath('cart', {})}
      cartCount={cartCount}
      search={<SearchBox key={key} {...search} />}
      account={
        username === undefined ? (
          <AccountLinks signInTo={loginPath} signUpTo={buildPath('buyer-signup', {})} />
        ) : (
          <MemberLinks username={username} />
        )
      }
      preferences={<Preferences {...choices} />}
      links={[{ label: t('categories'), to: buildPath('all-categories', {}) }]}
    />
  );
}
