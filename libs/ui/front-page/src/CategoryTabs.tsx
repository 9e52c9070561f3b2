import { joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryData } from './category-data.ts';
import styles from './CategoryTabs.module.css';
import { useFrontWords } from './translations/use-front-words.ts';

export type CategoryTabsProps = {
  readonly categories: readonly Pick<CategoryData, 'catid' | 'name'>[];
  /** The category that is shown; all of them for none. */
  readonly current: number | undefined;
  readonly to: (catid: number | undefined) => string;
};

/** The same list of one category after the other, each an address of its own; nothing when there is only one. */
export const CategoryTabs = ({ categories, current, to }: CategoryTabsProps): ReactElement | null => {
  const words = useFrontWords();
  if (categories.length < 2) return null;
  const tabs = [{ catid: undefined, name: words('all') }, ...categories];
  return (
    <nav aria-label={words('choose_category')}>
      <ul className={styles.tabs}>
        {tabs.map(({ catid, name }) => (
          <li key={catid ?? 'all'}>
            <Link
              className={joinClasses(styles.tab, catid === current && styles.current)}
              aria-current={catid === current || undefined}
              to={to(catid)}
              state={{ preventScroll: true }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
