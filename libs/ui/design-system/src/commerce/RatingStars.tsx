import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import { useRatingText } from './format-context.ts';
import styles from './RatingStars.module.css';

export type RatingStarsProps = {
  /** From 0 to 5; 0 means no ratings yet. */
  readonly rating: number;
  /** `one` is a single star with the number, for cards. */
  readonly look?: 'five' | 'one';
  readonly size?: 'sm' | 'md';
  readonly className?: string;
};

const stars = [1, 2, 3, 4, 5] as const;

/** Rounded to the nearest half star. */
const starFill = (star: number, rating: number): 'full' | 'half' | 'none' => {
  const rest = Math.round((rating - star + 1) * 2) / 2;
  return rest >= 1 ? 'full' : rest >= 0.5 ? 'half' : 'none';
};

/** A rating out of five, with a text for screen readers. */
export function RatingStars({
  rating,
  look = 'five',
  size = 'sm',
  className,
}: RatingStarsProps): ReactElement {
  const words = useWords();
  const text = useRatingText()(rating);
  const label = rating > 0 ? words('rating_of', { rating: text }) : words('no_rating');
  return (
    <span className={joinClasses(styles.rating, className)} role="img" aria-label={label}>
      {look === 'one' ? (
        <>
          <Icon name="star" size="xs" className={styles.star} />
          {text}
        </>
      ) : (
        stars.map((star) => (
          <span key={star} className={styles.slot} data-fill={starFill(star, rating)}>
            <Icon name="star" size={size === 'sm' ? 'xs' : 'sm'} />
          </span>
        ))
      )}
    </span>
  );
}
