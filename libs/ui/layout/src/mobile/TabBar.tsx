import { Icon, joinClasses } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './TabBar.module.css';

export type TabName = 'home' | 'categories' | 'cart' | 'me';

const icons: Readonly<Record<TabName, IconName>> = {
  home: 'home',
  categories: 'grid',
  cart: 'cart',
  me: 'user',
};

export type TabBarProps = {
  /** The tabs and their paths, in order. */
  readonly tabs: readonly { readonly name: TabName; readonly to: string }[];
  readonly current?: TabName;
  readonly cartCount?: number;
};

/** The mobile tab bar. */
export function TabBar({ tabs, current, cartCount = 0 }: TabBarProps): ReactElement {
  const words = useLayoutWords();
  return (
    <nav aria-label={words('main_menu')}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, to }) => (
          <li key={name} className={styles.item}>
            <Link
              to={to}
              className={joinClasses(styles.tab, name === current && styles.current)}
              aria-current={name === current ? 'page' : undefined}
              aria-label={name === 'cart' ? words('cart_count', { count: cartCount }) : undefined}
            >
              <Icon name={icons[name]} />
              <span className={styles.label}>{words(name)}</span>
              {name === 'cart' && cartCount > 0 ? (
                <span className={styles.count}>{cartCount > 99 ? '99+' : cartCount}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
