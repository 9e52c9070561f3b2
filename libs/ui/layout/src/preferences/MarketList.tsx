import { Icon } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { PreferenceChoice } from './preference-choice.ts';
import styles from './Preferences.module.css';

/** The markets as links to their hosts. */
export const MarketList = ({
  title,
  markets,
}: {
  readonly title: string;
  readonly markets: readonly PreferenceChoice[];
}): ReactElement => (
  <nav aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.markets}>
      {markets.map(({ value, label, href, current }) => (
        <li key={value}>
          <a href={href} className={styles.market} aria-current={current ? 'true' : undefined}>
            {label}
            {current ? <Icon name="check" size="sm" /> : null}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
