import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../translations/use-words.ts';
import styles from './Breadcrumbs.module.css';

export type Crumb = { readonly label: string; readonly to?: string };

/** The path from the home page; the last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactElement {
  const words = useWords();
  return (
    <nav aria-label={words('breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className={styles.crumb}>
            {index > 0 ? <Icon name="chevron-right" size="xs" className={styles.mark} /> : null}
            {to && index < crumbs.length - 1 ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined} className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
