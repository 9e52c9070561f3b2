import { Icon } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './OfflineBanner.module.css';

/** Says that the connection is gone and that one may carry on; the region stands always, so that its words are announced. */
export function OfflineBanner({ offline }: { readonly offline: boolean }): ReactElement {
  const words = useLayoutWords();
  return (
    <div role="status">
      {offline ? (
        <p className={styles.banner}>
          <Icon name="offline" size="sm" />
          <span>
            <strong>{words('offline_title')}.</strong> {words('offline_text')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
