import type { Explanation, Fall } from '@pasar/badge-rules';
import type { ReactElement } from 'react';
import styles from './cards.module.css';

/** Why a badge is not on the card, in a line. */
export const fallText = (fall: Fall): string => {
  switch (fall.because) {
    case 'rule':
      return `needs: ${fall.condition}`;
    case 'excluded':
      return `excluded by ${fall.by}`;
    case 'duplicate':
      return `has the id of ${fall.of}`;
    case 'limit':
      return `no room: ${fall.limit} at most`;
  }
};

/** What became of every badge of a manifest, in its order. */
export const Verdicts = ({ told }: { readonly told: readonly Explanation[] }): ReactElement => (
  <table className={styles.table}>
    <caption>Every badge of the manifest, and why it is where it is</caption>
    <thead>
      <tr>
        <th scope="col">Slot</th>
        <th scope="col">Badge</th>
        <th scope="col">On the card</th>
        <th scope="col">Why</th>
      </tr>
    </thead>
    <tbody>
      {told.map((row, index) => (
        <tr key={index} className={row.shown ? styles.shown : styles.fallen}>
          <td>{row.slot}</td>
          <th scope="row">{row.badge.name}</th>
          <td>{row.shown ? 'shows' : 'falls'}</td>
          <td>{row.shown ? row.conditions.join(', ') : fallText(row.fall)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
