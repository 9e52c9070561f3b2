import type { Shop } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShopActions } from '../relation/ShopActions.tsx';
import type { ShopInput } from './shop-data.ts';
import { ShopFrame } from './ShopFrame.tsx';
import { ShopKind } from './ShopKind.tsx';
import { shopTabPath } from './shop-tab-path.ts';
import type { ShopTab } from './shop-tabs.data.ts';
import { ShopTabs } from './ShopTabs.tsx';
import styles from './ShopPage.module.css';

export type ShopPageProps = {
  readonly input: ShopInput;
  /** Absent where the page is none of the tabs. */
  readonly tab?: ShopTab;
  readonly children: (shop: Shop) => ReactNode;
};

/** A further page of a shop: whose it is, the ways to the others, and its own part. */
export const ShopPage = ({ input, tab, children }: ShopPageProps): ReactElement => (
  <ShopFrame input={input}>
    {(shop) => (
      <>
        <ShopBand shop={shop} />
        <ShopTabs shop={shop} current={tab} />
        {children(shop)}
      </>
    )}
  </ShopFrame>
);

const ShopBand = ({ shop }: { readonly shop: Shop }): ReactElement => (
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
