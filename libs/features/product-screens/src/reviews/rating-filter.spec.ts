import { expect, it } from 'vitest';
import { ratingChoices } from './rating-filter.ts';

it.each([
  [
    'every star',
    [1, 2, 3, 4, 5],
    3,
    ['all', 'star_5', 'star_4', 'star_3', 'star_2', 'star_1', 'with_comment', 'with_picture'],
  ],
  [
    'only stars that were given',
    [0, 0, 0, 2, 9],
    1,
    ['all', 'star_5', 'star_4', 'with_comment', 'with_picture'],
  ],
  ['no words', [0, 0, 0, 0, 9], 0, ['all', 'star_5', 'with_picture']],
])('%s', (_, rating_breakdown, comment_count, keys) => {
  expect(ratingChoices({ rating_breakdown, comment_count }).map(({ key }) => key)).toEqual(keys);
});
