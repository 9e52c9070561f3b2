import { pictureUrl } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewData } from './review-data.ts';
import styles from './ReviewVideo.module.css';

export type ReviewVideoProps = { readonly review: Pick<ReviewData, 'username' | 'pictures' | 'video'> };

const posterWidth = 640;

/** A buyer's video in the browser's own player: loads nothing but its length until it is played. Its poster is the first picture. */
function ReviewVideo({ review: { username: name, pictures, video } }: ReviewVideoProps): ReactElement | null {
  const { t } = useTranslation('reviews');
  const [poster] = pictures;
  return video ? (
    <video
      className={styles.video}
      controls
      playsInline
      preload="metadata"
      aria-label={t('review_video', { name, count: video.seconds })}
      src={`/api/v4/order/video?id=${encodeURIComponent(video.id)}${poster ? '' : '#t=0.1'}`}
      {...(poster && { poster: pictureUrl(poster.id, posterWidth) })}
    />
  ) : null;
}

export default ReviewVideo;
