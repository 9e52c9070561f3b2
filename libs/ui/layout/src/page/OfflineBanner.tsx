import { Icon } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './OfflineBanner.module.css';

/**
 * Tells that the connection is lost and that browsing still works. The live region is always rendered, so
 * that changes are announced.
 */
export function OfflineBanner({ offline }: { readonly offline: boolean }): ReactElement {
  const words = useLayoutWords();
  return (
    <div role="status" className={styles.status}>
      {offline ? (
        <p className={styles.banner} data-offline>
          <Icon name="offline" size="sm" />
          <span>
            <strong>{words('offline_title')}</strong> {words('offline_text')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
