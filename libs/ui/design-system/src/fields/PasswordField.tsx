import { useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useWords } from '../translations/use-words.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'start'>;

/** A password with a button that shows it. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => {
  const [shown, setShown] = useState(false);
  const words = useWords();
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
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
