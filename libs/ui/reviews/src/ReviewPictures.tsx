import { Dialog, Image, Skeleton, lazyPart } from '@pasar/design-system';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewData } from './review-data.ts';
import styles from './ReviewPictures.module.css';

const LargePicture = lazyPart(() => import('./LargePicture.tsx'));

export type ReviewPicturesProps = { readonly review: Pick<ReviewData, 'username' | 'pictures'> };

/** A buyer's pictures; a press opens one at full size. */
export function ReviewPictures({ review }: ReviewPicturesProps): ReactElement | null {
  const { t } = useTranslation('reviews');
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
        <Suspense fallback={<Skeleton shape="square" />}>
          <LargePicture pictures={pictures} at={at} onTurn={setAt} />
        </Suspense>
      </Dialog>
    </>
  );
}
