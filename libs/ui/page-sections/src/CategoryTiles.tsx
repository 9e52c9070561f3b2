import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryData } from './category-data.ts';
import styles from './CategoryTiles.module.css';
import { StripPicture } from './StripPicture.tsx';

export type CategoryTilesProps<Category extends CategoryData> = {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly pathOf: (category: Category) => string;
  readonly moreTo: string;
};

/** The market's top categories as tiles: two scrolling rows on phones; renders nothing if there are none. */
export function CategoryTiles<Category extends CategoryData>({
  title,
  categories,
  pathOf,
  moreTo,
}: CategoryTilesProps<Category>): ReactElement | null {
  if (categories.length === 0) return null;
  const pictures = categories.flatMap(({ picture }) => picture?.id ?? []);
  return (
    <Section title={title} moreTo={moreTo}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.catid}>
            <Link className={styles.tile} to={pathOf(category)}>
              <StripPicture ids={pictures} id={category.picture?.id} />
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
