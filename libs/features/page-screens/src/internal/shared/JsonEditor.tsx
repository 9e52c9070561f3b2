import { Button, TextArea } from '@pasar/design-system';
import { useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from './ToolPage.module.css';

export type JsonEditorProps = {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The problems, one per line. */
  readonly problems: readonly string[];
};

/** A JSON editor with its problems; valid text can be copied. */
export function JsonEditor({ label, text, onChange, problems }: JsonEditorProps): ReactElement {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ message: 'Copied', kind: 'success' }),
      () =>
        toast({ message: 'This browser does not allow copying. Select the text instead.', kind: 'error' }),
    );
  return (
    <div className={styles.json}>
      <TextArea
        label={label}
        value={text}
        rows={16}
        spellCheck={false}
        aria-invalid={problems.length > 0}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status">
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button variant="secondary" disabled={problems.length > 0} onClick={() => void copy()}>
        Copy JSON
      </Button>
    </div>
  );
}
