import type { RatingsQuery } from '@pasar/catalogue-api';

/** Which reviews are shown. */
export type RatingFilter = Pick<RatingsQuery, 'star' | 'with_comment' | 'with_picture'>;

/** A choice of reviews and what it is called; `amount` is how many there are, where that is known. */
export type RatingChoice = {
  readonly key: 'all' | 'with_comment' | 'with_picture' | `star_${number}`;
  readonly filter: RatingFilter;
  readonly star?: number;
  readonly amount?: number;
};

type Counts = {
  /** Ratings of 1, 2, 3, 4 and 5 stars. */
  readonly rating_breakdown: readonly number[];
  readonly comment_count: number;
};

/** All of them, five stars down to one, with words, with pictures. Stars that nobody gave are left out. */
export const ratingChoices = ({ rating_breakdown, comment_count }: Counts): readonly RatingChoice[] => [
  { key: 'all', filter: {} },
  ...[5, 4, 3, 2, 1].flatMap((star): readonly RatingChoice[] => {
    const amount = rating_breakdown[star - 1] ?? 0;
    return amount > 0 ? [{ key: `star_${star}`, filter: { star }, star, amount }] : [];
  }),
  ...(comment_count > 0
    ? [{ key: 'with_comment' as const, filter: { with_comment: true }, amount: comment_count }]
    : []),
  { key: 'with_picture', filter: { with_picture: true } },
];
