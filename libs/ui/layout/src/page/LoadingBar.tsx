import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './LoadingBar.module.css';

/**
 * A thin progress line at the top while the next page loads; delayed by 200 ms (in CSS), so that fast pages
 * never show it.
 */
export function LoadingBar({ active }: { readonly active: boolean }): ReactElement {
  const words = useLayoutWords();
  return (
    <div role="status" className={styles.status}>
      {active ? (
        <span className={styles.bar}>
          <span className="visually-hidden">{words('loading_page')}</span>
        </span>
      ) : null}
    </div>
  );
}
