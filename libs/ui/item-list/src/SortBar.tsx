import { joinClasses } from '@pasar/design-system';
import type { SearchParams } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentSort, sortOptions } from './sort-options.ts';
import type { SortChanges } from './sort-options.ts';
import styles from './SortBar.module.css';

export type SortBarProps = {
  /** The search parameters of the list's URL. */
  readonly params: SearchParams;
  /** Builds the URL of the same list in another order. */
  readonly to: (changes: SortChanges) => string;
};

/** The sort orders of a list as links, each with its own URL. */
export function SortBar({ params, to }: SortBarProps): ReactElement {
  const { t } = useTranslation('item-list');
  const current = currentSort(params);
  return (
    <nav className={styles.bar} aria-label={t('sort')}>
      <span className={styles.label} aria-hidden="true">
        {t('sort')}
      </span>
      <ul className={styles.options}>
        {sortOptions.map(({ key, changes }) => (
          <li key={key}>
            <Link
              className={joinClasses(styles.option, key === current && styles.current)}
              to={to(changes)}
              aria-current={key === current || undefined}
            >
              {t(`sort_${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
