import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './AccountTile.module.css';

type Props = { readonly icon: IconName; readonly title: string; readonly text: string; readonly to: string };

/** A link of the account page. */
export function AccountTile({ icon, title, text, to }: Props): ReactElement {
  return (
    <Link className={styles.tile} to={to}>
      <Icon name={icon} size="lg" className={styles.icon} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
      <Icon name="chevron-right" size="sm" className={styles.on} />
    </Link>
  );
}
