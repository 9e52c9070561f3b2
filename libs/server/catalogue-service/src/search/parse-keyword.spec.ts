import { expect, it } from 'vitest';
import { parseKeyword } from './parse-keyword.ts';

it.each([
  ['running shoes', { text: 'running shoes', phrases: [], excluded: [] }],
  ['"running shoes" red', { text: 'running shoes  red', phrases: ['running shoes'], excluded: [] }],
  ['„buty do biegania”', { text: 'buty do biegania', phrases: ['buty do biegania'], excluded: [] }],
  ['shoes -leather', { text: 'shoes', phrases: [], excluded: ['leather'] }],
  ['t-shirt', { text: 't-shirt', phrases: [], excluded: [] }],
  ['shoes - red', { text: 'shoes - red', phrases: [], excluded: [] }],
  ['-shoes', { text: '-shoes', phrases: [], excluded: [] }],
  ['5" pipe', { text: '5" pipe', phrases: [], excluded: [] }],
  ['""', { text: '""', phrases: [], excluded: [] }],
])('%s', (keyword, parsed) => {
  expect(parseKeyword(keyword)).toEqual(parsed);
});
