import type { ReactElement } from 'react';
import styles from './Illustration.module.css';

/**
 * Illustrations from a few shared shapes: an awning with an object below. `shape` is filled and outlined,
 * then come the lines.
 */
const scenes = {
  basket: [
    'M48 84h64l-7 34a6 6 0 0 1-6 5H61a6 6 0 0 1-6-5z',
    'M44 84h72M60 84l10-20M100 84 90 64M67 96v15M80 96v15M93 96v15',
  ],
  lens: ['M76 112a22 22 0 1 0 0-44 22 22 0 0 0 0 44Z', 'M92 106l20 19M68 86a9 9 0 0 1 9-9'],
  storm: ['M56 108a14 14 0 0 1 1-28 20 20 0 0 1 38-4 16 16 0 0 1 8 32', 'M82 92l-8 14h12l-8 14'],
  parcel: ['M80 68 50 82v30l30 14 30-14V82z', 'M50 82l30 14 30-14M80 96v30M65 75l30 14'],
  signpost: ['M52 72h46l12 11-12 11H52z', 'M76 94v32M64 126h26M62 83h24'],
  lock: ['M58 90h44v34H58z', 'M66 90V80a14 14 0 0 1 28 0v10M80 103v9'],
  heart: ['M80 124S50 107 50 87a15 15 0 0 1 30-6 15 15 0 0 1 30 6c0 20-30 37-30 37Z', ''],
} as const;

/** The awning's alternating stripes. */
const stripes =
  'M34 16h19l-4 28a12.5 12.5 0 0 1-25 0zM71 16h18l1 28a10 10 0 0 1-20 0zM107 16h19l10 28a12.5 12.5 0 0 1-25 0z';
const accents = 'M53 16h18l-1 28a11 11 0 0 1-21 0zM89 16h18l4 28a11 11 0 0 1-21 0z';

export type IllustrationName = keyof typeof scenes;

/** An illustration for an empty screen: the awning over one object. */
export const Illustration = ({ name }: { readonly name: IllustrationName }): ReactElement => (
  <svg viewBox="0 0 160 140" className={styles.illustration} aria-hidden="true">
    <ellipse className={styles.floor} cx="80" cy="128" rx="62" ry="7" />
    <path className={styles.post} d="M28 36v92M132 36v92" />
    <path className={styles.soft} d={scenes[name][0]} />
    <path className={styles.line} d={scenes[name].join('')} />
    <path className={styles.stripe} d={stripes} />
    <path className={styles.accent} d={accents} />
  </svg>
);
