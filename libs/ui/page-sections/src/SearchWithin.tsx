import { Button, TextField } from '@pasar/design-system';
import type { FormEvent, ReactElement } from 'react';
import styles from './SearchWithin.module.css';

export type SearchWithinProps = {
  readonly label: string;
  readonly button: string;
  /** The current keyword. */
  readonly keyword: string | undefined;
  /** The form's action without JavaScript. */
  readonly action: string;
  /** Called with the typed keyword; undefined if empty. */
  readonly onSearch: (keyword: string | undefined) => void;
};

/** A search form for a part of the store. */
export function SearchWithin({
  label,
  button,
  keyword = '',
  action,
  onSearch,
}: SearchWithinProps): ReactElement {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('keyword');
    onSearch((typeof typed === 'string' && typed.trim()) || undefined);
  };
  return (
    <form
      method="get"
      key={keyword}
      className={styles.form}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={search}
    >
      <TextField
        label={label}
        labelHidden
        name="keyword"
        type="search"
        enterKeyHint="search"
        placeholder={label}
        defaultValue={keyword}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" icon="search">
        {button}
      </Button>
    </form>
  );
}
