import type { RatingSpread } from './review-data.ts';

/** A filter of reviews: one criterion at a time. `variation` is the purchased `model_name`. */
export type RatingFilter = {
  readonly star?: number;
  readonly with_comment?: true;
  readonly with_picture?: true;
  readonly variation?: string;
};

/** A filter option; `amount` is the number of reviews, undefined if unknown. */
export type RatingChoice = { readonly filter: RatingFilter; readonly amount: number | undefined };

/** All reviews, five stars down to one, with text, with pictures, and by variation. Omits options without reviews. */
export function ratingChoices({
  with_picture,
  variations = [],
  ...spread
}: Omit<RatingSpread, 'rating_star'>): readonly RatingChoice[] {
  const stars = [5, 4, 3, 2, 1].map((star) => ({
    filter: { star },
    amount: spread.rating_breakdown[star - 1] ?? 0,
  }));
  const some: readonly RatingChoice[] = [
    ...stars,
    { filter: { with_comment: true }, amount: spread.with_comment },
    { filter: { with_picture: true }, amount: with_picture },
    ...variations.map(({ name, count }) => ({ filter: { variation: name }, amount: count })),
  ];
  return [{ filter: {}, amount: spread.rating_count }, ...some.filter(({ amount }) => amount !== 0)];
}

/** The query fields of a review filter. */
export const ratingQueryFields = ['star', 'with', 'variation'] as const;

const maxVariationLength = 200;

/** Parses a filter from a query string (without `?`); an invalid one selects all. */
export function parseRatingFilter(query: string): RatingFilter {
  const params = new URLSearchParams(query);
  const star = Number(params.get('star'));
  if (Number.isInteger(star) && star >= 1 && star <= 5) return { star };
  if (params.get('with') === 'comment') return { with_comment: true };
  if (params.get('with') === 'picture') return { with_picture: true };
  const variation = params.get('variation')?.trim();
  return variation && variation.length <= maxVariationLength ? { variation } : {};
}

/** The query string of a filter, with `?` unless it selects all; inverse of `parseRatingFilter`. */
export function buildRatingQuery({ star, with_comment, with_picture, variation }: RatingFilter): string {
  if (star !== undefined) return `?star=${star}`;
  if (with_comment) return '?with=comment';
  if (with_picture) return '?with=picture';
  return variation === undefined ? '' : `?${new URLSearchParams({ variation })}`;
}
