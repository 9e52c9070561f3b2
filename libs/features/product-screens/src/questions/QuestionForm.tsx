import { Button, TextArea } from '@pasar/design-system';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Questions.module.css';

/** The server's limits: `questionTextLimits` of the contract. */
const textLimits = { min: 4, max: 400 };

export type QuestionFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly sending: boolean;
  /** Resolves to the error message; on success to undefined, and the text is cleared. */
  readonly onSubmit: (text: string) => Promise<string | undefined>;
};

/** A form for a member's question or answer; keeps the text if sending fails. */
export function QuestionForm({ label, hint, submit, sending, onSubmit }: QuestionFormProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < textLimits.min) return setError(t('question_too_short'));
    const failure = await onSubmit(text);
    setError(failure);
    if (failure === undefined) setText('');
  };
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextArea
        label={label}
        {...(hint && { hint })}
        {...(error && { error })}
        rows={2}
        maxLength={textLimits.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={sending}>
        {submit}
      </Button>
    </form>
  );
}
