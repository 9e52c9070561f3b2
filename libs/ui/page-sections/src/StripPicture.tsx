import type { ReactElement } from 'react';
import styles from './StripPicture.module.css';

/** The width of each picture in a strip, in pixels of the file. */
const cell = 160;

/** The API's URL of several small pictures side by side. */
const stripUrl = (ids: readonly string[]): string =>
  `/api/v4/pictures/strip.webp?ids=${ids.map(encodeURIComponent).join('.')}`;

/** Pictures in one strip. */
const maxPictures = 24;

export type StripPictureProps = {
  /** The ids of all pictures in the row; those of one strip share a file, so that the browser fetches it once. */
  readonly ids: readonly string[];
  /** The picture to show; an empty box if undefined. */
  readonly id: string | undefined;
};

/** A small square picture from a strip; decorative, beside a text. */
export const StripPicture = ({ ids, id }: StripPictureProps): ReactElement => (
  <span className={styles.picture}>
    {id === undefined ? null : <Cell ids={ids} index={ids.indexOf(id)} />}
  </span>
);

function Cell({ ids, index }: { readonly ids: readonly string[]; readonly index: number }): ReactElement {
  const place = index % maxPictures;
  const strip = ids.slice(index - place, index - place + maxPictures);
  return (
    <svg viewBox={`${place * cell} 0 ${cell} ${cell}`} aria-hidden="true">
      <image href={stripUrl(strip)} width={strip.length * cell} height={cell} />
    </svg>
  );
}
