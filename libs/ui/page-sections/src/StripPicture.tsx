import type { ReactElement } from 'react';
import styles from './StripPicture.module.css';

/** How wide each picture of a strip is, in the API's pixels. */
const cell = 160;

/** Where the API gives small pictures side by side. */
const stripUrl = (ids: readonly string[]): string =>
  `/api/v4/pictures/strip.webp?ids=${ids.map(encodeURIComponent).join('.')}`;

/** So many pictures stand in one strip at most. */
const longest = 24;

export type StripPictureProps = {
  /** All pictures beside it, by their ids; those of a strip name the same file, so that the browser asks once. */
  readonly ids: readonly string[];
  /** Which of them this is; an empty place for none. */
  readonly id: string | undefined;
};

/** One small square picture out of a strip, beside a text that says what it is. */
export const StripPicture = ({ ids, id }: StripPictureProps): ReactElement => (
  <span className={styles.picture}>
    {id === undefined ? null : <Cell ids={ids} index={ids.indexOf(id)} />}
  </span>
);

function Cell({ ids, index }: { readonly ids: readonly string[]; readonly index: number }): ReactElement {
  const place = index % longest;
  const strip = ids.slice(index - place, index - place + longest);
  return (
    <svg viewBox={`${place * cell} 0 ${cell} ${cell}`} aria-hidden="true">
      <image href={stripUrl(strip)} width={strip.length * cell} height={cell} />
    </svg>
  );
}
