import { expect, it } from 'vitest';
import * as library from './index.ts';

it('reads the specified parameters', () => {
  expect(library.linkParams.toSorted()).toEqual([
    '__deeplink__',
    'deep_and_deferred',
    'deep_and_web',
    'deep_to_home_and_deferred_for_new_user',
    'redir',
  ]);
});
