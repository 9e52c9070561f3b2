import type { ReactElement, ReactNode } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './FilterRail.module.css';

export type FilterRailProps = {
  /** The filters; `null` if there is nothing to filter: the sidebar is then hidden. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
};

/** A sidebar of filters beside the results; it stays while the results scroll. */
export function FilterRail({ rail, children }: FilterRailProps): ReactElement {
  const words = useLayoutWords();
  return (
    <div className={styles.layout}>
      <aside className={styles.rail} aria-label={words('filters')}>
        {rail}
      </aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
