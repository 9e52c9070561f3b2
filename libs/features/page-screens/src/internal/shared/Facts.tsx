import { Fragment } from 'react';
import type { ReactElement } from 'react';
import styles from './ToolPage.module.css';

/** Names with their values; unknown ones are shown as a dash. */
export const Facts = ({ facts }: { readonly facts: Readonly<Record<string, unknown>> }): ReactElement => (
  <dl className={styles.facts}>
    {Object.entries(facts).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value === undefined || value === null || value === '' ? '–' : String(value)}</dd>
      </Fragment>
    ))}
  </dl>
);
