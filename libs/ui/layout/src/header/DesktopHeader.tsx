import { Container, Icon, Logo } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import { CartLink } from './CartLink.tsx';
import styles from './DesktopHeader.module.css';

export type HeaderLink = { readonly label: string; readonly to: string };

export type DesktopHeaderProps = {
  readonly homeTo: string;
  readonly cartTo: string;
  readonly cartCount: number;
  /** Shown under the cart while the pointer or the focus is on it. */
  readonly cartPreview?: ReactNode;
  /** A `SearchBox`. */
  readonly search: ReactNode;
  /** `AccountLinks`, or an account menu. */
  readonly account: ReactNode;
  /** `Preferences`: market, language, appearance. */
  readonly preferences?: ReactNode;
  /** Quiet links of the top line: sell, help, the app. */
  readonly links?: readonly HeaderLink[];
  /** The line under the search: categories. */
  readonly categories?: readonly HeaderLink[];
};

/** The head of every desktop page, under the awning's hem. */
export function DesktopHeader({
  homeTo,
  cartTo,
  cartCount,
  cartPreview,
  search,
  account,
  preferences,
  links = [],
  categories = [],
}: DesktopHeaderProps): ReactElement {
  const words = useLayoutWords();
  return (
    <header className={styles.header}>
      <Container className={styles.top}>
        <LinkRow links={links} className={styles.links} />
        <div className={styles.topEnd}>
          {preferences}
          {account}
        </div>
      </Container>
      <Container className={styles.main}>
        <Link to={homeTo} className={styles.logo}>
          <Logo />
        </Link>
        {search}
        <CartLink to={cartTo} count={cartCount} preview={cartPreview} className={styles.cart}>
          <Icon name="cart" size="lg" />
        </CartLink>
      </Container>
      {categories.length > 0 ? (
        <nav aria-label={words('categories')}>
          <Container>
            <LinkRow links={categories} className={styles.categories} />
          </Container>
        </nav>
      ) : null}
      <div className={styles.hem} aria-hidden="true" />
    </header>
  );
}

const LinkRow = ({
  links,
  className,
}: {
  readonly links: readonly HeaderLink[];
  readonly className: string | undefined;
}): ReactElement => (
  <ul className={className}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
