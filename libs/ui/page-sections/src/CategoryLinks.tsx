import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryData } from './category-data.ts';
import styles from './CategoryLinks.module.css';

export type CategoryLinksProps<Category extends Pick<CategoryData, 'catid' | 'name'>> = {
  readonly label: string;
  readonly categories: readonly Category[];
  readonly pathOf: (category: Category) => string;
};

/** Links to the subcategories of a category; renders nothing if there are none. */
export const CategoryLinks = <Category extends Pick<CategoryData, 'catid' | 'name'>>({
  label,
  categories,
  pathOf,
}: CategoryLinksProps<Category>): ReactElement | null =>
  categories.length === 0 ? null : (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.catid}>
            <Link className={styles.category} to={pathOf(category)}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
