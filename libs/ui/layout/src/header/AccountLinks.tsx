import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './DesktopHeader.module.css';

export type AccountLinksProps = { readonly signInTo: string; readonly signUpTo: string };

/** The sign-in and sign-up links, shown to visitors in place of the account menu. */
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
