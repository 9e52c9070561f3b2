import { AwningGlyph, Container } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './SellerShell.module.css';
import { mainId, SkipLink } from './SkipLink.tsx';

export type SellerShellProps = {
  /** The portal's home page. */
  readonly homeTo: string;
  /** The link back to the store, on another host. */
  readonly storeHref: string;
  readonly children: ReactNode;
  /** `Preferences`: market, language, appearance. */
  readonly preferences?: ReactNode;
};

/** The page layout of the seller portal, for mobile and desktop. */
export function SellerShell({ homeTo, storeHref, children, preferences }: SellerShellProps): ReactElement {
  const words = useLayoutWords();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link to={homeTo} className={styles.home}>
            <AwningGlyph />
            {words('seller_centre')}
          </Link>
          <a href={storeHref} className={styles.store}>
            {words('to_store')}
          </a>
        </Container>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>{preferences}</footer>
    </div>
  );
}
