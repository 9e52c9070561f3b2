import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './Chip.module.css';

export type ChipProps = Omit<ComponentProps<'button'>, 'style'> & {
  readonly icon?: IconName;
  /** A filter that is on. */
  readonly selected?: boolean;
  /** Given, the chip carries a cross that takes it away. */
  readonly onRemove?: () => void;
};

/** A small choice that is pressed: a filter, a sort, a recent search. */
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
