import { Icon, IconButton, joinClasses } from '@pasar/design-system';
import { lazy, Suspense, useId } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './SearchBox.module.css';

/** Nothing is suggested before the field is used. */
const SuggestionList = lazy(() => import('./SuggestionList.tsx'));

export type SearchBoxProps = {
  /** Where the form goes, also without script: `/search`. */
  readonly action: string;
  /** The parameter's name. */
  readonly name?: string;
  readonly defaultValue?: string;
  readonly placeholder?: string;
  readonly suggestions?: readonly Suggestion[];
  /** What the suggestions are, where that needs saying: those of a corrected text. */
  readonly heading?: string;
  /** The text when the field is entered and with each change of it, for fetching suggestions. */
  readonly onQueryChange?: (text: string) => void;
  /** The field was pressed; entering it by keyboard says nothing. */
  readonly onPress?: () => void;
  /** Given, the list ends with a button that forgets what was searched for before. */
  readonly onForget?: () => void;
  /** Sent by Enter, the button or a suggestion, trimmed and not empty. Without it the browser goes to `action`. */
  readonly onSearch?: (text: string, suggestion?: Suggestion) => void;
  readonly autoFocus?: boolean;
  readonly className?: string;
};

/** The store's search: a form with suggestions while one types (ARIA combobox with a list). */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { action, name = 'keyword', placeholder, suggestions = [], onSearch, className } = props;
  const words = useLayoutWords();
  const listId = useId();
  const search = (text: string, suggestion?: Suggestion): void => {
    state.close();
    if (text.trim()) onSearch?.(text.trim(), suggestion);
  };
  const state = useSuggestions({
    ...props,
    listId,
    suggestions,
    onPick: (picked) => search(picked.text, picked),
  });
  const send = (event: FormEvent): void => {
    if (onSearch || !state.text.trim()) event.preventDefault();
    search(state.text);
  };
  return (
    <form
      method="get"
      role="search"
      action={action}
      className={joinClasses(styles.box, className)}
      onSubmit={send}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && state.close()}
    >
      <input
        {...state.inputProps}
        className={styles.input}
        type="search"
        name={name}
        enterKeyHint="search"
        autoFocus={props.autoFocus}
        aria-label={words('search_label')}
        placeholder={placeholder ?? words('search_placeholder')}
      />
      {state.text ? (
        <IconButton
          icon="close"
          label={words('clear_search')}
          className={styles.clear}
          onClick={state.clear}
        />
      ) : null}
      <button type="submit" className={styles.send} aria-label={words('search')}>
        <Icon name="search" />
      </button>
      {state.open ? (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            active={state.active}
            suggestions={suggestions}
            heading={props.heading}
            onPick={state.pick}
            onForget={props.onForget}
          />
        </Suspense>
      ) : null}
      <span className="visually-hidden" role="status">
        {state.open ? words('suggestions_count', { count: suggestions.length }) : ''}
      </span>
    </form>
  );
}
