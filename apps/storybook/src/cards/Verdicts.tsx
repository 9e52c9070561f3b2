import type { Explanation, HiddenReason } from '@pasar/badge-rules';
import type { ReactElement } from 'react';
import styles from './cards.module.css';

/** Says in one line why a badge is hidden. */
export const describeHiddenReason = (reason: HiddenReason): string => {
  switch (reason.because) {
    case 'rule':
      return `needs: ${reason.condition}`;
    case 'excluded':
      return `excluded by ${reason.by}`;
    case 'duplicate':
      return `has the id of ${reason.of}`;
    case 'limit':
      return `no room: ${reason.limit} at most`;
  }
};

/** The verdict on every badge of a manifest, in its order. */
export const Verdicts = ({
  explanations,
}: {
  readonly explanations: readonly Explanation[];
}): ReactElement => (
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
      {explanations.map((row, index) => (
        <tr key={index} className={row.shown ? styles.shown : styles.fallen}>
          <td>{row.slot}</td>
          <th scope="row">{row.badge.name}</th>
          <td>{row.shown ? 'shows' : 'falls'}</td>
          <td>{row.shown ? row.conditions.join(', ') : describeHiddenReason(row.hiddenReason)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
