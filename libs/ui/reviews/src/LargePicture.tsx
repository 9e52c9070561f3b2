import { IconButton, Image, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { ReviewData } from './review-data.ts';
import styles from './LargePicture.module.css';

export type LargePictureProps = {
  readonly pictures: ReviewData['pictures'];
  readonly at: number;
  readonly onTurn: (to: number) => void;
};

/** One picture at full size, with buttons to the others. */
function LargePicture({ pictures, at, onTurn }: LargePictureProps): ReactElement {
  const words = useWords();
  return (
    <div className={styles.large}>
      <Image picture={pictures[at]} alt="" sizes="(min-width: 40rem) 32rem, 90vw" rounded />
      {pictures.length > 1 ? (
        <div className={styles.turns}>
          <IconButton
            icon="chevron-left"
            label={words('previous')}
            disabled={at === 0}
            onClick={() => onTurn(at - 1)}
          />
          <span aria-hidden="true">
            {at + 1} / {pictures.length}
          </span>
          <IconButton
            icon="chevron-right"
            label={words('next')}
            disabled={at === pictures.length - 1}
            onClick={() => onTurn(at + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}

export default LargePicture;
