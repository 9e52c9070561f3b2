import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './PersonTile.module.css';

export type PersonTileProps = { readonly userid: number; readonly username: string };

/** A person without a shop: their name, and a link to their ratings by sellers. */
export function PersonTile({ userid, username }: PersonTileProps): ReactElement {
  const { t } = useTranslation('shop-screens');
  return (
    <article className={styles.tile}>
      <span className={styles.portrait} aria-hidden="true">
        {username.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <h2 className={styles.name}>{username}</h2>
        <Link to={buildPath('buyer-rating', { userid })} className={styles.link}>
          {t('buyer_ratings')}
        </Link>
      </div>
    </article>
  );
}
