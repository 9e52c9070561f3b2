import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TabLinks.module.css';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export type TabLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: ReactNode; readonly current?: boolean }[];
};

/** Tabs that are links (orders by status). */
export function TabLinks({ label, links }: TabLinksProps): ReactElement {
  const row = useScrollToCurrent<HTMLElement>(links.find(({ current }) => current)?.to);
  return (
    <nav ref={row} aria-label={label} className={styles.list}>
      {links.map(({ to, label: text, current }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
