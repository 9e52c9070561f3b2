import { Icon } from '@pasar/design-system';
import type { IconProps } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './Delivery.module.css';

export type FactProps = { readonly icon: IconProps['name']; readonly text: string };

/** A line of information with an icon. */
export const Fact = ({ icon, text }: FactProps): ReactElement => (
  <li className={styles.fact}>
    <Icon name={icon} size="sm" className={styles.icon} />
    {text}
  </li>
);

/** A line of information that opens details. */
export const FactButton = ({
  icon,
  children,
  onPress,
}: Pick<FactProps, 'icon'> & {
  readonly children: ReactNode;
  readonly onPress: () => void;
}): ReactElement => (
  <li>
    <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={icon} size="sm" className={styles.icon} />
      <span>{children}</span>
      <Icon name="chevron-right" size="xs" />
    </button>
  </li>
);
