import { trailPath } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CategoryTiles.module.css';

/** The market's alleys: a tile a category, two rows that one swipes through on a phone. */
export const CategoryTiles = ({
  categories,
}: {
  readonly categories: readonly Category[];
}): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  if (categories.length === 0) return null;
  return (
    <Section title={t('categories')} moreTo={buildPath('all-categories')}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.catid}>
            <Link className={styles.tile} to={trailPath([category])}>
              <Image picture={category.picture} alt="" sizes="5rem" tinted className={styles.picture} />
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
