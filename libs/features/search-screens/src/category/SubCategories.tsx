import { trailPath } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SubCategories.module.css';

export type SubCategoriesProps = {
  readonly trail: readonly Category[];
  readonly below: readonly Category[];
};

/** Links to the subcategories; renders nothing for a category without any. */
export function SubCategories({ trail, below }: SubCategoriesProps): ReactElement | null {
  const { t } = useTranslation('search-screens');
  if (below.length === 0) return null;
  return (
    <nav aria-label={t('subcategories', { name: trail.at(-1)?.name })}>
      <ul className={styles.list}>
        {below.map((category) => (
          <li key={category.catid}>
            <Link className={styles.tile} to={trailPath([...trail, category])}>
              {category.picture ? (
                <Image picture={category.picture} alt="" sizes="2.5rem" className={styles.picture} />
              ) : null}
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
