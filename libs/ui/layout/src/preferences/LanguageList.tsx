import { Chip } from '@pasar/design-system';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { PreferenceChoice } from './preference-choice.ts';
import styles from './Preferences.module.css';

export type LanguageListProps = {
  readonly title: string;
  readonly languages: readonly PreferenceChoice[];
  readonly onChange: (language: string) => void;
};

/** Buttons, since arrow keys change radios at once, and a change of language reloads the page. */
export function LanguageList({ title, languages, onChange }: LanguageListProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.languages}>
        {languages.map(({ value, label, current = false }) => (
          <li key={value}>
            <Chip lang={value} selected={current} onClick={() => current || onChange(value)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
