import { AccountLinks, DesktopHeader, Preferences, SearchBox } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { HydrateOnInteraction } from '@pasar/screen-kit';
import { useCartCount, usePreferences, useMember, useSearchBox } from '@pasar/shell';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLinks } from './MemberLinks.tsx';

const CategoryMenu = lazy(() => import('./CategoryMenu.tsx'));
const MiniCartPreview = lazy(() => import('./MiniCartPreview.tsx'));

/** The header with search, cart count and account links. */
export function PageHeader() {
  const { t } = useTranslation('layout');
  const { key, ...search } = useSearchBox();
  const cartCount = useCartCount();
  const choices = usePreferences();
  const { username, loginPath } = useMember();
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <DesktopHeader
      homeTo={buildPath('home', {})}
      cartTo={buildPath('cart', {})}
      cartCount={cartCount}
      onCartIntent={() => setIsPreviewing(true)}
      cartPreview={
        isPreviewing ? (
          <Suspense fallback={null}>
            <MiniCartPreview />
          </Suspense>
        ) : null
      }
      menu={
        <HydrateOnInteraction>
          <Suspense fallback={null}>
            <CategoryMenu />
          </Suspense>
        </HydrateOnInteraction>
      }
      search={<SearchBox key={key} {...search} />}
      account={
        username === undefined ? (
          <AccountLinks signInTo={loginPath} signUpTo={buildPath('buyer-signup', {})} />
        ) : (
          <MemberLinks username={username} />
        )
      }
      preferences={<Preferences {...choices} />}
      links={[
        { label: t('categories'), to: buildPath('all-categories', {}) },
        { label: t('seller_centre'), to: buildPath('seller-orders') },
      ]}
    />
  );
}
