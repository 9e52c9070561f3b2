import { Image } from '@pasar/design-system';
import type { PictureRef } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CategoryTile.module.css';

export type CategoryTileProps = {
  readonly to: string;
  readonly name: string;
  readonly count: number;
  readonly picture?: PictureRef | undefined;
};

/** A category of the shop and its number of items. */
export function CategoryTile({ to, name, count, picture }: CategoryTileProps): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { number } = useFormat();
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.picture}>
          {picture ? <Image picture={picture} alt="" sizes="4rem" rounded /> : null}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{t('count', { count, amount: number(count) })}</span>
        </span>
      </Link>
    </li>
  );
}
