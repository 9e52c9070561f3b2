import { useCartCount } from '@pasar/cart-count';
import { useOnline, useWords } from '@pasar/design-system';
import {
  LoadingBar,
  MobileShell,
  MobileTopBar,
  OfflineBanner,
  Preferences,
  SearchBox,
  TabBar,
} from '@pasar/layout';
import { customerServicePage } from '@pasar/page-shell-rules';
import { buildPath } from '@pasar/routing-table';
import {
  useMarketsAndLanguages,
  usePendingPage,
  usePrivacyLinks,
  useRoute,
  useSearchBox,
} from '@pasar/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findTab, tabs } from './tabs.ts';
import styles from './Layout.module.css';

/** Screens whose own action bar replaces the tab bar. */
const routesWithoutTabs: ReadonlySet<string> = new Set([
  'product',
  'product-old',
  'checkout',
  'marketplace-checkout',
]);

function TopBar() {
  const { key, ...search } = useSearchBox({ opensPage: true });
  return <MobileTopBar homeTo={buildPath('home', {})} search={<SearchBox key={key} {...search} />} />;
}

function EndLinks() {
  const { t } = useTranslation('layout');
  const words = useWords();
  const privacyLinks = usePrivacyLinks();
  const links = [
    { label: t('campaigns'), to: buildPath('campaigns') },
    { label: t('seller_centre'), to: buildPath('seller-orders') },
    { label: words('customer_service'), to: customerServicePage },
    ...privacyLinks.map(({ labelKey, to }) => ({ label: t(labelKey), to })),
  ];
  return links.map(({ label, to }) => (
    <Link key={to} to={to} className={styles.link}>
      {label}
    </Link>
  ));
}

/** The layout: search above, tab bar below; market, language and further links at the end of the page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const route = useRoute();
  const pending = usePendingPage();
  const cartCount = useCartCount();
  const choices = useMarketsAndLanguages();
  const online = useOnline();
  return (
    <>
      <LoadingBar active={pending} />
      <MobileShell
        top={<TopBar />}
        footer={
          <>
            <Preferences {...choices} />
            <EndLinks />
          </>
        }
        tabs={
          routesWithoutTabs.has(route) ? undefined : (
            <TabBar tabs={tabs} current={findTab(route)} cartCount={cartCount} />
          )
        }
      >
        <OfflineBanner offline={!online} />
        {children}
      </MobileShell>
    </>
  );
}
