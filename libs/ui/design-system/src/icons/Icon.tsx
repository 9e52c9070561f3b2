import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { filledIconPaths, iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

export type IconProps = {
  readonly name: IconName;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The text for screen readers; without one the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
};

const paths = { ...iconPaths, ...filledIconPaths };

/** An icon of our set, in the colour of the surrounding text. */
export function Icon({ name, size = 'md', label, className }: IconProps): ReactElement {
  const filled = name in filledIconPaths;
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses(styles.icon, styles[size], filled && styles.filled, className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      <path d={paths[name]} />
    </svg>
  );
}
