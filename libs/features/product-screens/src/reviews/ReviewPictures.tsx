import type { Rating } from '@pasar/catalogue-api';
import { Dialog, IconButton, Image, useWords } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReviewPictures.module.css';

export type ReviewPicturesProps = { readonly review: Pick<Rating, 'username' | 'pictures'> };

/** A buyer's pictures; a press shows one large. */
export const ReviewPictures = ({ review }: ReviewPicturesProps): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { username: name, pictures } = review;
  const show = (index: number) => () => {
    setAt(index);
    setOpen(true);
  };
  return pictures.length === 0 ? null : (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.picture}
              aria-haspopup="dialog"
              aria-label={t('review_picture', { name, number: index + 1 })}
              onClick={show(index)}
            >
              <Image picture={picture} alt="" sizes="5rem" rounded />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open} onOpenChange={setOpen} title={t('review_picture', { name, number: at + 1 })}>
        <LargePicture review={review} at={at} onTurn={setAt} />
      </Dialog>
    </>
  );
};

type LargePictureProps = ReviewPicturesProps & {
  readonly at: number;
  readonly onTurn: (to: number) => void;
};

const LargePicture = ({ review: { pictures }, at, onTurn }: LargePictureProps): ReactElement => {
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
};
