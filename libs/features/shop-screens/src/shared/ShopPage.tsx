import type { Shop } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShopActions } from '../relation/ShopActions.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import type { ShopInput } from './shop-data.ts';
import { ShopLoader } from './ShopLoader.tsx';
import { ShopKind } from './ShopKind.tsx';
import { shopTabPath } from './shop-tab-path.ts';
import type { ShopTab } from './shop-tabs.data.ts';
import { ShopTabs } from './ShopTabs.tsx';
import styles from './ShopPage.module.css';

export type ShopPageProps = {
  readonly input: ShopInput;
  /** Absent if the page is not a tab. */
  readonly tab?: ShopTab;
  readonly children: (shop: Shop) => ReactNode;
};

/** A shop page with the shop's header and tabs. */
export const ShopPage = ({ input, tab, children }: ShopPageProps): ReactElement => (
  <ShopLoader input={input}>
    {(shop) => (
      <>
        <ShopHeader shop={shop} />
        <ShopTabs shop={shop} current={tab} />
        <ClosedNotice shop={shop} />
        {children(shop)}
      </>
    )}
  </ShopLoader>
);

const ShopHeader = ({ shop }: { readonly shop: Shop }): ReactElement => (
  <section className={styles.band} aria-label={shop.name}>
    <Image picture={shop.picture} alt="" sizes="3rem" priority className={styles.picture} />
    <p className={styles.who}>
      <Link to={shopTabPath(shop, 'shop')} className={styles.name}>
        {shop.name}
      </Link>
      <ShopKind shop={shop} />
    </p>
    <ShopActions shop={shop} />
  </section>
);
