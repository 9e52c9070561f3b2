import { useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useHasHydrated } from '../use-has-hydrated.ts';
import { useWords } from '../translations/use-words.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'start'>;

/** A password field with a button to reveal the password. The button is invisible until it works, but reserves its space. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const words = useWords();
  const hydrated = useHasHydrated();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={words(shown ? 'hide_password' : 'show_password')}
          aria-pressed={shown}
          className={styles.show}
          disabled={!hydrated}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
