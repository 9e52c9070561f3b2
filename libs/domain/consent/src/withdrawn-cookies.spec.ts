import { expect, it } from 'vitest';
import type { CategoryName } from './index.ts';
import { withdrawnCookies } from './index.ts';

const names = ['language', '_ga', '_ga_ABC', '_gid', '_gcl_au', '_ttp', 'SPC_EC', 'x_ga'];

it.each<[string, CategoryName[], string[]]>([
  ['nothing allowed', [], ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_ttp']],
  ['analytics allowed', ['analytical'], ['_gcl_au', '_ttp']],
  ['everything allowed', ['analytical', 'thirdPartyGoogle', 'thirdPartyTiktok'], []],
])('%s', (_, allowed, gone) => {
  expect(withdrawnCookies(names, { allows: (category) => allowed.includes(category) })).toEqual(gone);
});
