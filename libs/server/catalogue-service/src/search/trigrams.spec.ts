import { expect, it } from 'vitest';
import { trigramsOf } from './trigrams.ts';

it.each([
  ['cat', ['__c', '_ca', 'cat', 'at_']],
  ['aaaa', ['__a', '_aa', 'aaa', 'aa_']],
  ['x', ['__x', '_x_']],
])('%s has the trigrams %j', (word, trigrams) => {
  expect(trigramsOf(word)).toEqual(trigrams);
});
