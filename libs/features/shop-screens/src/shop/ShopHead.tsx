import type { Shop } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { ShopActions } from '../relation/ShopActions.tsx';
import { ShopKind } from '../shared/ShopKind.tsx';
import { ShopStatistics } from './ShopStatistics.tsx';
import styles from './ShopHead.module.css';

/** The shop's cover, name, actions and statistics. */
export const ShopHead = ({ shop }: { readonly shop: Shop }): ReactElement => (
  <section className={styles.head} aria-labelledby="shop-name">
    <Image
      picture={shop.cover}
      alt=""
      sizes="(min-width: 84rem) 80rem, 100vw"
      priority
      className={styles.cover}
    />
    <div className={styles.card}>
      <Image picture={shop.picture} alt="" sizes="6rem" className={styles.picture} />
      <div className={styles.who}>
        <h1 id="shop-name" className={styles.name}>
          {shop.name}
        </h1>
        <p className={styles.facts}>
          <ShopKind shop={shop} />
          <span>@{shop.username}</span>
          <span>{shop.location}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <ShopActions shop={shop} />
      </div>
      <ShopStatistics shop={shop} />
      {shop.description ? <p className={styles.description}>{shop.description}</p> : null}
    </div>
  </section>
);
