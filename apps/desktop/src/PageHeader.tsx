import { useCartCount } from '@pasar/cart-count';
import { lazyPart } from '@pasar/design-system';
import { DesktopHeader, Preferences, SearchBox } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { HydrateOnInteraction } from '@pasar/screen-kit';
import { useMarketsAndLanguages, useSearchBox } from '@pasar/shell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CategoryMenu = lazyPart(() => import('./CategoryMenu.tsx'));
const HeaderAccount = lazyPart(() => import('./HeaderAccount.tsx'));
const MiniCartPreview = lazyPart(() => import('./MiniCartPreview.tsx'));

/** The header with search, cart count and account links. */
export function PageHeader() {
  const { t } = useTranslation('layout');
  const { key, ...search } = useSearchBox();
  const cartCount = useCartCount();
  const choices = useMarketsAndLanguages();
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
          <CategoryMenu />
        </HydrateOnInteraction>
      }
      search={<SearchBox key={key} {...search} />}
      account={
        <HydrateOnInteraction>
          <HeaderAccount />
        </HydrateOnInteraction>
      }
      preferences={<Preferences {...choices} />}
      links={[
        { label: t('seller_centre'), to: buildPath('seller-orders') },
        // The last, since the menu of categories follows.
        { label: t('categories'), to: buildPath('all-categories', {}) },
      ]}
    />
  );
}
