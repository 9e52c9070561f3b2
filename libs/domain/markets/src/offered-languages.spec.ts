import { expect, it } from 'vitest';
import { marketByCode } from './markets.ts';
import { offeredLanguages } from './offered-languages.ts';

it.each([
  ['PH', [], ['en']],
  ['PH', ['filipino-language'], ['en', 'fil']],
  ['SG', [], ['en', 'zh-Hans', 'ms']],
])('%s with %j offers %j', (code, toggles, expected) => {
  expect(offeredLanguages(marketByCode(code), toggles)).toEqual(expected);
});
