import type { Shop } from '@pasar/catalogue-api';
import { TabLinks } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shopTabPath } from './shop-tab-path.ts';
import { shopTabs } from './shop-tabs.data.ts';
import type { ShopTab } from './shop-tabs.data.ts';
import styles from './ShopTabs.module.css';

export type ShopTabsProps = { readonly shop: Shop; readonly current?: ShopTab | undefined };

/** Links to the pages of the shop. */
export function ShopTabs({ shop, current }: ShopTabsProps): ReactElement {
  const { t } = useTranslation('shop-screens');
  const links = shopTabs.map(({ tab, textKey }) => ({
    to: shopTabPath(shop, tab),
    label: t(textKey),
    current: tab === current,
  }));
  return (
    <div className={styles.tabs}>
      <TabLinks label={t('shop_pages')} links={links} />
    </div>
  );
}
