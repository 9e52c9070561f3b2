import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './DesktopHeader.module.css';

export type AccountLinksProps = { readonly signInTo: string; readonly signUpTo: string };

/** What a visitor sees where a member's menu stands. */
export function AccountLinks({ signInTo, signUpTo }: AccountLinksProps): ReactElement {
  const words = useLayoutWords();
  return (
    <>
      <Link to={signUpTo} className={styles.link}>
        {words('sign_up')}
      </Link>
      <Link to={signInTo} className={styles.link}>
        {words('sign_in')}
      </Link>
    </>
  );
}
