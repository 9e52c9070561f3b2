import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './SearchBox.module.css';

export type Suggestion = {
  readonly text: string;
  /** A second, quiet text: a category, a count. */
  readonly note?: string;
  /** `clock` for what one searched before. */
  readonly icon?: IconName;
};

/** The id of a row of a list, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

type SuggestionListProps = {
  readonly id: string;
  readonly open: boolean;
  readonly active: number;
  readonly suggestions: readonly Suggestion[];
  readonly onPick: (index: number) => void;
};

/** What the text may become; picked by pointer here, by arrows and Enter in the field. */
export const SuggestionList = ({
  id,
  open,
  active,
  suggestions,
  onPick,
}: SuggestionListProps): ReactElement => (
  <ul id={id} role="listbox" className={styles.list} hidden={!open}>
    {suggestions.map((suggestion, index) => (
      <li
        key={suggestion.text}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        className={styles.option}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(index)}
      >
        <Icon name={suggestion.icon ?? 'search'} size="sm" className={styles.optionIcon} />
        <span className={styles.optionText}>{suggestion.text}</span>
        {suggestion.note ? <span className={styles.optionNote}>{suggestion.note}</span> : null}
      </li>
    ))}
  </ul>
);
