import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Logo.module.css';

export type LogoProps = {
  /** `full` is glyph and wordmark; `glyph` is the awning only. */
  readonly kind?: 'full' | 'glyph';
  readonly className?: string;
};

/** A stall: an awning of three stripes with a scalloped hem, a pole on each side, the counter below. */
export const AwningGlyph = ({ className }: { readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 40 40" className={joinClasses(styles.glyph, className)} aria-hidden="true">
    <path className={styles.stripe} d="M8.5 6h7.7l-1.2 12.5a5 5 0 0 1-11 0z" />
    <path className={styles.accent} d="M16.2 6h7.6l1.2 12.5a5 5 0 0 1-10 0z" />
    <path className={styles.stripe} d="M23.8 6h7.7l4.5 12.5a5 5 0 0 1-11 0z" />
    <path className={styles.stall} d="M8 26.5v7.5h24v-7.5" />
  </svg>
);

/** The logo; screen readers read the name once, for the whole picture. */
export const Logo = ({ kind = 'full', className }: LogoProps): ReactElement => (
  <span className={joinClasses(styles.logo, className)} role="img" aria-label="Pasar">
    <AwningGlyph />
    {kind === 'full' ? <Wordmark /> : null}
  </span>
);

/** "pasar" in round strokes of equal weight, each letter a bowl and a stem. */
const Wordmark = (): ReactElement => (
  <svg viewBox="0 0 132 44" className={styles.word} aria-hidden="true">
    <path d="M6 14v26M6 22a9 9 0 1 1 0 2" />
    <path d="M53 14v18M53 23a9 9 0 1 0 0 1" />
    <path d="M76.5 17c-1.8-2.2-4.2-3-6.7-3-3.6 0-6.2 1.7-6.2 4.4 0 6.2 13.6 2.8 13.6 9 0 2.9-2.8 4.7-6.8 4.7-2.9 0-5.6-1-7.4-3.3" />
    <path d="M105 14v18M105 23a9 9 0 1 0 0 1" />
    <path d="M115 32V14M115 22.5c0-5 3.5-8.5 9-8.3" />
  </svg>
);
