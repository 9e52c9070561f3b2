import type { ReactElement } from 'react';
import { useSyncExternalStore } from 'react';
import styles from '../shared/ToolPage.module.css';

const subscribe = () => () => undefined;
const readNames = (): string =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter(Boolean)
    .toSorted()
    .join(', ');

/** Names only: values may be personal, and this page may be shown to others. */
export function CookieNames(): ReactElement {
  const names = useSyncExternalStore(subscribe, readNames, () => '');
  return <p className={styles.name}>{names || 'None.'}</p>;
}
