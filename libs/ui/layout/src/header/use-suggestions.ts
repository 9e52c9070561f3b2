import { useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { nextOption } from './next-option.ts';
import { optionId } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';

type SuggestionsInput = {
  readonly listId: string;
  readonly defaultValue?: string;
  readonly suggestions: readonly Suggestion[];
  readonly onQueryChange?: (text: string) => void;
  readonly onPress?: () => void;
  readonly onPick: (suggestion: Suggestion) => void;
};

export type SuggestionsState = {
  readonly text: string;
  readonly open: boolean;
  readonly active: number;
  readonly inputProps: ComponentProps<'input'>;
  readonly pick: (index: number) => void;
  readonly clear: () => void;
  readonly close: () => void;
};

/** The combobox's state: the text, whether the list is open, and the active option. */
export const useSuggestions = ({
  listId,
  defaultValue = '',
  suggestions,
  onQueryChange,
  onPress,
  onPick,
}: SuggestionsInput): SuggestionsState => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && suggestions.length > 0;
  const write = (next: string): void => {
    setText(next);
    setActive(-1);
    setWanted(true);
    onQueryChange?.(next);
  };
  const pick = (index: number): void => {
    const picked = suggestions[index];
    if (!picked) return;
    setText(picked.text);
    onPick(picked);
  };
  const close = (): void => {
    setWanted(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && active >= 0) pick(active);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setWanted(true);
      setActive(nextOption(event.key, active, suggestions.length));
    } else return;
    event.preventDefault();
  };
  return {
    text,
    open,
    active,
    pick,
    close,
    clear: () => {
      write('');
      input.current?.focus();
    },
    inputProps: {
      ref: input,
      value: text,
      role: 'combobox',
      autoComplete: 'off',
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.target.value),
      onFocus: () => {
        setWanted(true);
        onQueryChange?.(text);
      },
      onClick: () => {
        setWanted(true);
        onPress?.();
      },
      onKeyDown,
    },
  };
};
