import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from './Timeline.module.css';

export type TimelineEvent = {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly note?: string | undefined;
};

/** A list of events, latest first. Takes them oldest first. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }): ReactElement {
  const format = useFormat();
  return (
    <ol className={styles.timeline}>
      {events
        .map((event, index) => ({ ...event, index }))
        .toReversed()
        .map(({ text, at, note, index }) => (
          <li key={index} className={styles.event}>
            <span>{text}</span>
            {note ? <span className={styles.time}>{note}</span> : null}
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
    </ol>
  );
}
