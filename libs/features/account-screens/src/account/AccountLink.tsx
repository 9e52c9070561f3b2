import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './AccountLink.module.css';

type Props = { readonly icon: IconName; readonly title: string; readonly to: string };

/** A link in the list on the account page. */
export const AccountLink = ({ icon, title, to }: Props): ReactElement => (
  <Link className={styles.link} to={to}>
    <Icon name={icon} className={styles.icon} />
    <span className={styles.title}>{title}</span>
    <Icon name="chevron-right" size="sm" className={styles.icon} />
  </Link>
);
