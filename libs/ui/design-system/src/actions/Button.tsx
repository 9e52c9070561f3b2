import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './Button.module.css';

export type ButtonLook = {
  /** One `primary` per screen; `accent` for buying at once; `danger` for destructive actions. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Takes the full width of its container. */
  readonly block?: boolean;
  readonly icon?: IconName;
  readonly children?: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'style'> & {
    /** Shows a spinner at the same width, ignores presses and sets `aria-busy`. */
    readonly loading?: boolean;
  };

const look = ({ variant = 'primary', size = 'md', block }: ButtonLook, more?: string): string =>
  joinClasses(styles.button, styles[variant], styles[size], block && styles.block, more);

/** A button; `type` defaults to `button`. */
export const Button = ({
  variant,
  size,
  block,
  icon,
  loading = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement => (
  <button
    {...rest}
    type={loading ? 'button' : type}
    className={look({ variant, size, block }, className)}
    aria-busy={loading || undefined}
    aria-disabled={loading || undefined}
    onClick={loading ? undefined : onClick}
  >
    {icon ? <Icon name={icon} size="sm" /> : null}
    <span className={loading ? styles.hiddenLabel : styles.label}>{children}</span>
    {loading ? <Spinner className={styles.spinner} /> : null}
  </button>
);

export type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'style'>;

/** A link styled as a button. */
export const ButtonLink = ({
  variant,
  size,
  block,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps): ReactElement => (
  <Link {...rest} className={look({ variant, size, block }, className)}>
    {icon ? <Icon name={icon} size="sm" /> : null}
    <span className={styles.label}>{children}</span>
  </Link>
);
