import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratingChoices, parseRatingFilter, buildRatingQuery } from './rating-filter.ts';
import type { RatingFilter } from './rating-filter.ts';
import type { RatingSpread } from './review-data.ts';

const spread = {
  rating_star: 4.2,
  rating_count: 11,
  rating_breakdown: [0, 0, 0, 2, 9],
  with_comment: 3,
  with_picture: 0,
  variations: [{ name: 'Blue', count: 4 }],
};

it.each<[string, Partial<RatingSpread>, readonly (readonly [RatingFilter, number | undefined])[]]>([
  [
    'only the given fields',
    {},
    [
      [{}, 11],
      [{ star: 5 }, 9],
      [{ star: 4 }, 2],
      [{ with_comment: true }, 3],
      [{ variation: 'Blue' }, 4],
    ],
  ],
  [
    'omits uncounted pictures and variations',
    { with_picture: undefined, variations: undefined },
    [
      [{}, 11],
      [{ star: 5 }, 9],
      [{ star: 4 }, 2],
      [{ with_comment: true }, 3],
      [{ with_picture: true }, undefined],
    ],
  ],
  ['no ratings', { rating_count: 0, rating_breakdown: [], with_comment: 0, variations: [] }, [[{}, 0]]],
])('%s', (_, changes, choices) => {
  expect(ratingChoices({ ...spread, ...changes }).map(({ filter, amount }) => [filter, amount])).toEqual(
    choices,
  );
});

it.each<[string, RatingFilter]>([
  ['', {}],
  ['star=4', { star: 4 }],
  ['star=6', {}],
  ['star=4.5', {}],
  ['with=comment', { with_comment: true }],
  ['with=picture', { with_picture: true }],
  ['with=everything', {}],
  ['variation=Dark+blue', { variation: 'Dark blue' }],
  [`variation=${'x'.repeat(201)}`, {}],
])('reads %s', (query, filter) => {
  expect(parseRatingFilter(query)).toEqual(filter);
});

it('reads back the query that it wrote', () => {
  const filters = fc.oneof(
    fc.record({ star: fc.integer({ min: 1, max: 5 }) }),
    fc.constantFrom<RatingFilter>({}, { with_comment: true }, { with_picture: true }),
    fc.record({ variation: fc.stringMatching(/^[^\s]([^]{0,60}[^\s])?$/u) }),
  );
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseRatingFilter(buildRatingQuery(filter).slice(1))).toEqual(filter);
    }),
  );
});
