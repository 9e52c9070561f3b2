import { Icon, IconButton, joinClasses, lazyPart } from '@pasar/design-system';
import { Suspense, useId } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './SearchBox.module.css';

/** Loaded when the field is first used. */
const SuggestionList = lazyPart(() => import('./SuggestionList.tsx'));

export type SearchBoxProps = {
  /** The form's action, which also works without JavaScript: `/search`. */
  readonly action: string;
  /** The name of the query field. */
  readonly name?: string;
  readonly defaultValue?: string;
  readonly placeholder?: string;
  readonly suggestions?: readonly Suggestion[];
  /** The heading of the suggestions, where needed: those of a corrected text. */
  readonly heading?: string;
  /** Called with the text on focus and on every change, to fetch suggestions. */
  readonly onQueryChange?: (text: string) => void;
  /** Called when the field is pressed, not when focused by keyboard. */
  readonly onPress?: () => void;
  /** Adds a button at the end of the list that clears the search history. */
  readonly onForget?: () => void;
  /**
   * Called on Enter, the button or a suggestion, with the trimmed, non-empty text. Without it the browser
   * submits the form to `action`.
   */
  readonly onSearch?: (text: string, suggestion?: Suggestion) => void;
  readonly autoFocus?: boolean;
  readonly className?: string;
};

/** The store's search form, with suggestions while typing (ARIA combobox with a listbox). */
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
