import { Icon, Image, joinClasses } from '@pasar/design-system';
import type { PictureRef } from '@pasar/design-system';
import { useHasInteracted } from '@pasar/item-list';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './Banners.module.css';
import { useFrontWords } from './translations/use-front-words.ts';

/** A banner, under the wire's names. */
export type BannerData = {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly picture: PictureRef;
  /** A path of this store. */
  readonly link: string;
};

/** The day's offers: a carousel on phones; on desktops a large one with the others beside it. */
export function Banners({ banners }: { readonly banners: readonly BannerData[] }): ReactElement | null {
  const words = useFrontWords();
  const { hasInteracted, handlers } = useHasInteracted();
  if (banners.length === 0) return null;
  return (
    <ul
      className={joinClasses(styles.banners, !hasInteracted && styles.still)}
      data-count={Math.min(banners.length, 5)}
      aria-label={words('offers')}
      {...(!hasInteracted && handlers)}
    >
      {banners.slice(0, 5).map((banner, index) => (
        <li key={banner.id} className={styles.place}>
          <Banner banner={banner} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Banner({ banner, first }: { readonly banner: BannerData; readonly first: boolean }): ReactElement {
  const words = useFrontWords();
  return (
    <Link className={styles.banner} to={banner.link}>
      <Image
        picture={banner.picture}
        alt=""
        sizes={first ? '(min-width: 60rem) 50vw, 88vw' : '(min-width: 60rem) 25vw, 88vw'}
        priority={first}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.title}>{banner.title}</span>
        <span className={styles.subtitle}>{banner.subtitle}</span>
        <span className={styles.action} aria-hidden="true">
          {words('shop_now')}
          <Icon name="arrow-right" size="xs" />
        </span>
      </span>
    </Link>
  );
}
