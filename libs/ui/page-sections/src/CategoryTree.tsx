import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryData } from './category-data.ts';
import styles from './CategoryTree.module.css';
import { useFrontWords } from './translations/use-front-words.ts';

type CategoryAtLevel = CategoryData & { readonly level: number; readonly parent_id?: number };

export type CategoryTreeProps<Category extends CategoryAtLevel> = {
  /** All levels, parents first. */
  readonly categories: readonly Category[];
  readonly pathOf: (category: Category) => string;
  /** Formats the number of items in a category. */
  readonly number: (value: number) => string;
};

/** All top categories with their subcategories and numbers of items. */
export function CategoryTree<Category extends CategoryAtLevel>({
  categories,
  pathOf,
  number,
}: CategoryTreeProps<Category>): ReactElement {
  const below = Map.groupBy(categories, ({ parent_id }) => parent_id);
  return (
    <ul className={styles.plan}>
      {(below.get(undefined) ?? []).map((category) => (
        <li key={category.catid} className={styles.box}>
          <Top category={category} to={pathOf(category)} count={number(category.item_count)} />
          <ul className={styles.below}>
            {(below.get(category.catid) ?? []).map((child) => (
              <li key={child.catid}>
                <Link className={styles.child} to={pathOf(child)}>
                  {child.name} <span className={styles.count}>{number(child.item_count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type TopProps = { readonly category: CategoryAtLevel; readonly to: string; readonly count: string };

function Top({ category, to, count }: TopProps): ReactElement {
  const words = useFrontWords();
  return (
    <h2 className={styles.name}>
      <Link className={styles.top} to={to}>
        <Image picture={category.picture} alt="" sizes="3.5rem" tinted className={styles.picture} />
        <span>
          {category.name}
          <span className={styles.much}>
            {words('products', { count: category.item_count, amount: count })}
          </span>
        </span>
      </Link>
    </h2>
  );
}
