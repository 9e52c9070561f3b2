import type { ReactElement } from 'react';
import { code39Bars } from './code39-bars.ts';
import styles from './Barcode.module.css';

/** A number as a Code 39 barcode with the text below it; black on white in every theme. Letters must be upper case. */
export function Barcode({ number }: { readonly number: string }): ReactElement {
  const { bars, width } = code39Bars(number);
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} 30`}
        preserveAspectRatio="none"
        role="img"
        aria-label={number}
      >
        {bars.map((bar) => (
          <rect key={bar.start} x={bar.start} y="0" width={bar.width} height="30" />
        ))}
      </svg>
      <span className={styles.number} translate="no">
        {number}
      </span>
    </>
  );
}
