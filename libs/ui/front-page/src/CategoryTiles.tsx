import { Image } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryData } from './category-data.ts';
import styles from './CategoryTiles.module.css';

export type CategoryTilesProps<Category extends CategoryData> = {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly pathOf: (category: Category) => string;
  readonly moreTo: string;
};

/** The alleys of a market: a tile a category, two rows that one swipes through on a phone; nothing when there are none. */
export const CategoryTiles = <Category extends CategoryData>({
  title,
  categories,
  pathOf,
  moreTo,
}: CategoryTilesProps<Category>): ReactElement | null =>
  categories.length === 0 ? null : (
    <Section title={title} moreTo={moreTo}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.catid}>
            <Link className={styles.tile} to={pathOf(category)}>
              <Image picture={category.picture} alt="" sizes="5rem" tinted className={styles.picture} />
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
