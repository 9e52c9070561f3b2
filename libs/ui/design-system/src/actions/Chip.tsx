import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './Chip.module.css';

export type ChipProps = Omit<ComponentProps<'button'>, 'style'> & {
  readonly icon?: IconName;
  /** An active filter. */
  readonly selected?: boolean;
  /** Shows a remove button if given. */
  readonly onRemove?: () => void;
};

/** A small toggle: a filter, a sort order, a recent search. */
export function Chip({
  icon,
  selected = false,
  onRemove,
  children,
  className,
  type = 'button',
  ...rest
}: ChipProps): ReactElement {
  const words = useWords();
  return (
    <span className={joinClasses(styles.chip, selected && styles.selected, className)}>
      <button {...rest} type={type} className={styles.press} aria-pressed={selected}>
        {icon ? <Icon name={icon} size="xs" /> : null}
        {children}
      </button>
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={words('remove')} onClick={onRemove}>
          <Icon name="close" size="xs" />
        </button>
      ) : null}
    </span>
  );
}
