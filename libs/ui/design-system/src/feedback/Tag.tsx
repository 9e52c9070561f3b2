import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Tag.module.css';

export type TagTone =
  | 'neutral'
  | 'brand'
  | 'brand-soft'
  | 'official'
  | 'supermarket'
  | 'accent'
  | 'accent-soft'
  | 'price'
  | 'price-soft'
  | 'success'
  | 'danger'
  | 'info';

export type TagProps = {
  readonly tone?: TagTone;
  readonly icon?: IconName;
  readonly size?: 'sm' | 'md';
  /** Breaks a long text into lines instead of cutting it: for sentences. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A short label or status. Not interactive; use a Chip for that. */
export const Tag = ({
  tone = 'neutral',
  icon,
  size = 'md',
  wraps = false,
  children,
  className,
}: TagProps): ReactElement => (
  <span
    className={joinClasses(
      styles.tag,
      styles[tone],
      styles[size],
      icon && styles.signed,
      wraps && styles.wraps,
      className,
    )}
  >
    {icon ? (
      <>
        <Icon name={icon} size="xs" />
        <span>{children}</span>
      </>
    ) : (
      children
    )}
  </span>
);
