import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children'> & {
  readonly icon: IconName;
  /** The accessible name, also shown as a tooltip, unless `title` is another one, or empty for none. */
  readonly label: string;
  readonly variant?: 'quiet' | 'filled' | 'outlined';
  /** A badge with a count, such as the cart's; hidden for 0, `99+` above 99. */
  readonly count?: number;
};

const countText = (count: number): string => (count > 99 ? '99+' : String(count));

/** A round icon button with an accessible name; its touch target is at least 44 px. */
export const IconButton = ({
  icon,
  label,
  title = label,
  variant = 'quiet',
  count = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={title || undefined}
    className={joinClasses(styles.iconButton, styles[variant], className)}
  >
    <Icon name={icon} />
    {count > 0 ? (
      <span className={styles.count} aria-hidden="true">
        {countText(count)}
      </span>
    ) : null}
  </button>
);
