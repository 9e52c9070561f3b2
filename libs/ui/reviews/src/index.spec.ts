import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'RatingChoices',
    'RatingSummary',
    'ReviewList',
    'ratingChoices',
    'ratingFilterOf',
    'ratingQueryFields',
    'ratingQueryOf',
    'reviewList',
    'reviewNamespaces',
    'useChoiceName',
  ]);
});
