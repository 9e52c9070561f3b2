import { expect, it } from 'vitest';
import { listTrigrams } from './list-trigrams.ts';

it.each([
  ['cat', ['__c', '_ca', 'cat', 'at_']],
  ['aaaa', ['__a', '_aa', 'aaa', 'aa_']],
  ['x', ['__x', '_x_']],
])('%s has the trigrams %j', (word, trigrams) => {
  expect(listTrigrams(word)).toEqual(trigrams);
});
