import type { RatingSpread } from './review-data.ts';

/** Which reviews are shown: one wish at a time. `variation` is the `model_name` that was bought. */
export type RatingFilter = {
  readonly star?: number;
  readonly with_comment?: true;
  readonly with_picture?: true;
  readonly variation?: string;
};

/** A choice of reviews; `amount` is how many there are, undefined where that is not known. */
export type RatingChoice = { readonly filter: RatingFilter; readonly amount: number | undefined };

/** All of them, five stars down to one, with words, with pictures, of each variation. Choices that hold nothing are left out. */
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

/** The query fields that an address of reviews has. */
export const ratingQueryFields = ['star', 'with', 'variation'] as const;

const longest = 200;

/** Reads a filter from an address's query (without `?`); what makes no sense chooses all. */
export function ratingFilterOf(query: string): RatingFilter {
  const params = new URLSearchParams(query);
  const star = Number(params.get('star'));
  if (Number.isInteger(star) && star >= 1 && star <= 5) return { star };
  if (params.get('with') === 'comment') return { with_comment: true };
  if (params.get('with') === 'picture') return { with_picture: true };
  const variation = params.get('variation')?.trim();
  return variation && variation.length <= longest ? { variation } : {};
}

/** The query of a filter, with `?` unless it chooses all: what `ratingFilterOf` reads back. */
export function ratingQueryOf({ star, with_comment, with_picture, variation }: RatingFilter): string {
  if (star !== undefined) return `?star=${star}`;
  if (with_comment) return '?with=comment';
  if (with_picture) return '?with=picture';
  return variation === undefined ? '' : `?${new URLSearchParams({ variation })}`;
}
