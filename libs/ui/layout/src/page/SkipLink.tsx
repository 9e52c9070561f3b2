import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './SkipLink.module.css';

/** The id of the page's `main`, the target of the skip link. */
export const mainId = 'main';

/** The first focusable element: skips the header. */
export function SkipLink(): ReactElement {
  const words = useLayoutWords();
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {words('skip')}
    </a>
  );
}
