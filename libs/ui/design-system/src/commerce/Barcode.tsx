import { code128Widths } from '@pasar/delivery';
import type { ReactElement } from 'react';
import styles from './Barcode.module.css';

/** Readers need an empty zone of ten modules on either side of the bars. */
const quietModules = 10;

/** A number as a Code 128 barcode with the text below it; black on white in every theme. Outside ASCII it is text alone. */
export function Barcode({ number }: { readonly number: string }): ReactElement {
  const widths = code128Widths(number);
  return (
    <>
      {widths ? <Bars widths={widths} label={number} /> : null}
      <span className={styles.number} translate="no">
        {number}
      </span>
    </>
  );
}

type BarsProps = { readonly widths: readonly number[]; readonly label: string };

function Bars({ widths, label }: BarsProps): ReactElement {
  const findStart = (index: number): number =>
    widths.slice(0, index).reduce((sum, width) => sum + width, quietModules);
  const end = findStart(widths.length);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${end + quietModules} 30`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {widths.map((width, index) =>
        // Bars and gaps alternate.
        index % 2 === 0 ? (
          <rect key={findStart(index)} x={findStart(index)} y="0" width={width} height="30" />
        ) : null,
      )}
    </svg>
  );
}
