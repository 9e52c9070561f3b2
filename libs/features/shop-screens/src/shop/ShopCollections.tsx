import { joinClasses } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShopCollection } from '../shared/ShopFrame.tsx';
import type { ShopAddress } from './shop-address.ts';
import styles from './ShopCollections.module.css';

export type ShopCollectionsProps = {
  readonly collections: readonly ShopCollection[];
  readonly address: ShopAddress;
};

/** The shop's own shelves; nothing when it keeps all on one. */
export const ShopCollections = ({ collections, address }: ShopCollectionsProps): ReactElement | null => {
  const { t } = useTranslation('shop-screens');
  const { number } = useFormat();
  const { shopCollection } = address.params;
  if (collections.length === 0) return null;
  const all = { id: undefined, name: t('all_products'), count: '' };
  const rows = collections.map(({ id, name, item_count }) => ({ id, name, count: number(item_count) }));
  return (
    <nav aria-label={t('collections')}>
      <ul className={styles.list}>
        {[all, ...rows].map(({ id, name, count }) => (
          <li key={id ?? 'all'}>
            <Link
              className={joinClasses(styles.collection, id === shopCollection && styles.current)}
              aria-current={id === shopCollection || undefined}
              to={address.to({ shopCollection: id })}
              state={{ preventScroll: true }}
            >
              {name}
              {count ? <span className={styles.count}>{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
