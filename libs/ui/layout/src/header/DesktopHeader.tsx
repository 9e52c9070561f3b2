import { Container, Icon, Logo } from '@pasar/design-system';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import { CartLink } from './CartLink.tsx';
import styles from './DesktopHeader.module.css';
import { useReturnOnScrollUp } from './use-return-on-scroll-up.ts';

export type HeaderLink = { readonly label: string; readonly to: string };

export type DesktopHeaderProps = {
  readonly homeTo: string;
  readonly cartTo: string;
  readonly cartCount: number;
  /** Shown under the cart link on hover or focus. */
  readonly cartPreview?: ReactNode;
  /** Called on the first hover or focus of the cart link. */
  readonly onCartIntent?: () => void;
  /** Beside the links in the top line: a category menu. */
  readonly menu?: ReactNode;
  /** A `SearchBox`. */
  readonly search: ReactNode;
  /** `AccountLinks`, or an account menu. */
  readonly account: ReactNode;
  /** `Preferences`: market, language, appearance. */
  readonly preferences?: ReactNode;
  /** Secondary links in the top line: sell, help, the app. A narrow window shows the last alone. */
  readonly links?: readonly HeaderLink[];
  /** The category links below the search box. */
  readonly categories?: readonly HeaderLink[];
};

/** The header of every desktop page. */
export function DesktopHeader({
  homeTo,
  cartTo,
  cartCount,
  cartPreview,
  onCartIntent,
  menu,
  search,
  account,
  preferences,
  links = [],
  categories = [],
}: DesktopHeaderProps): ReactElement {
  const words = useLayoutWords();
  const header = useRef<HTMLElement>(null);
  useReturnOnScrollUp(header);
  return (
    <header ref={header} className={styles.header}>
      <Container className={styles.top}>
        <div className={styles.topStart}>
          <LinkRow links={links} className={styles.links} />
          {menu}
        </div>
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
        <CartLink
          to={cartTo}
          count={cartCount}
          preview={cartPreview}
          onIntent={onCartIntent}
          className={styles.cart}
        >
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
