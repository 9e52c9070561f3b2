import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** The dark modules as one path, each a unit square. */
const toPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

export type QrCodeProps = { readonly text: string; readonly label: string };

/** Renders a text as a QR code, dark on white in either colour scheme, as scanners expect. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={toPath(data)} />
    </svg>
  );
}
