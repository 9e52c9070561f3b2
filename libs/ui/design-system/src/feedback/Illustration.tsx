import type { ReactElement } from 'react';
import styles from './Illustration.module.css';

/** Scenes of the market, drawn from the same few shapes: an awning above, a thing below. */
const scenes = {
  basket: (
    <>
      <path className={styles.soft} d="M48 84h64l-7 34a6 6 0 0 1-6 5H61a6 6 0 0 1-6-5z" />
      <path
        className={styles.line}
        d="M48 84h64l-7 34a6 6 0 0 1-6 5H61a6 6 0 0 1-6-5zM44 84h72M60 84l10-20M100 84 90 64M67 96v15M80 96v15M93 96v15"
      />
    </>
  ),
  lens: (
    <>
      <circle className={styles.soft} cx="76" cy="90" r="22" />
      <path
        className={styles.line}
        d="M76 112a22 22 0 1 0 0-44 22 22 0 0 0 0 44ZM92 106l20 19M68 86a9 9 0 0 1 9-9"
      />
    </>
  ),
  storm: (
    <>
      <path className={styles.soft} d="M56 108a14 14 0 0 1 1-28 20 20 0 0 1 38-4 16 16 0 0 1 8 32z" />
      <path
        className={styles.line}
        d="M56 108a14 14 0 0 1 1-28 20 20 0 0 1 38-4 16 16 0 0 1 8 32M82 92l-8 14h12l-8 14"
      />
    </>
  ),
  parcel: (
    <>
      <path className={styles.soft} d="M80 68 50 82v30l30 14 30-14V82z" />
      <path
        className={styles.line}
        d="M80 68 50 82v30l30 14 30-14V82zM50 82l30 14 30-14M80 96v30M65 75l30 14"
      />
    </>
  ),
  signpost: (
    <>
      <path className={styles.soft} d="M52 72h46l12 11-12 11H52z" />
      <path className={styles.line} d="M52 72h46l12 11-12 11H52zM76 94v32M64 126h26M62 83h24" />
    </>
  ),
  lock: (
    <>
      <path className={styles.soft} d="M58 90h44v34H58z" />
      <path className={styles.line} d="M58 90h44v34H58zM66 90V80a14 14 0 0 1 28 0v10M80 103v9" />
    </>
  ),
  heart: (
    <>
      <path
        className={styles.soft}
        d="M80 124S50 107 50 87a15 15 0 0 1 30-6 15 15 0 0 1 30 6c0 20-30 37-30 37Z"
      />
      <path
        className={styles.line}
        d="M80 124S50 107 50 87a15 15 0 0 1 30-6 15 15 0 0 1 30 6c0 20-30 37-30 37Z"
      />
    </>
  ),
} as const;

export type IllustrationName = keyof typeof scenes;

/** A quiet picture for a screen that has nothing to show: the stall's awning over one thing. */
export const Illustration = ({ name }: { readonly name: IllustrationName }): ReactElement => (
  <svg viewBox="0 0 160 140" className={styles.illustration} aria-hidden="true" focusable="false">
    <ellipse className={styles.floor} cx="80" cy="128" rx="62" ry="7" />
    <path className={styles.post} d="M28 36v92M132 36v92" />
    {scenes[name]}
    <path className={styles.stripe} d="M34 16h19l-4 28a12.5 12.5 0 0 1-25 0z" />
    <path className={styles.accent} d="M53 16h18l-1 28a11 11 0 0 1-21 0z" />
    <path className={styles.stripe} d="M71 16h18l1 28a10 10 0 0 1-20 0z" />
    <path className={styles.accent} d="M89 16h18l4 28a11 11 0 0 1-21 0z" />
    <path className={styles.stripe} d="M107 16h19l10 28a12.5 12.5 0 0 1-25 0z" />
  </svg>
);
