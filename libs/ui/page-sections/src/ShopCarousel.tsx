import { Image, Skeleton } from '@pasar/design-system';
import type { PictureRef } from '@pasar/design-system';
import { Carousel, CarouselSkeleton } from '@pasar/item-list';
import type { CarouselProps } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { shopPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './ShopCarousel.module.css';

/** A shop in a carousel, under the wire's names. */
export type CarouselShop = {
  readonly shopid: number;
  readonly username: string;
  readonly name: string;
  readonly picture: PictureRef;
  readonly cover: PictureRef;
  readonly tagline: string;
};

export type ShopCarouselProps = {
  readonly title: string;
  readonly shops: readonly CarouselShop[];
  readonly moreTo?: string;
  readonly atFirst?: CarouselProps['initialCount'];
};

/** A row of shops; renders nothing if there are none. */
export const ShopCarousel = ({ title, shops, moreTo, atFirst }: ShopCarouselProps): ReactElement | null =>
  shops.length === 0 ? null : (
    <Section title={title} moreTo={moreTo}>
      <Carousel label={title} initialCount={atFirst}>
        {shops.map((shop) => (
          <Link
            key={shop.shopid}
            className={styles.shop}
            to={shopPath({ username: shop.username, shopId: shop.shopid })}
          >
            <Image
              picture={shop.cover}
              alt=""
              sizes="13rem"
              className={styles.cover}
              width={16}
              height={10}
            />
            <Image picture={shop.picture} alt="" sizes="3.5rem" className={styles.logo} />
            <span className={styles.name}>{shop.name}</span>
            <span className={styles.tagline}>{shop.tagline}</span>
          </Link>
        ))}
      </Carousel>
    </Section>
  );

/** The skeleton of such a row. */
export const ShopCarouselSkeleton = ({ count }: { readonly count: number }): ReactElement => (
  <CarouselSkeleton count={count}>
    <span className={styles.shop}>
      <Skeleton shape="block" className={styles.cover} />
      <Skeleton shape="circle" className={styles.logo} />
      <span className={styles.name}>&nbsp;</span>
      <span className={styles.tagline}>&nbsp;</span>
    </span>
  </CarouselSkeleton>
);
