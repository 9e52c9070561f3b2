import { expect, it } from 'vitest';
import { parseKeyword, withoutQuotes } from './parse-keyword.ts';

it.each([
  ['running shoes', { text: 'running shoes', phrases: [], excluded: [] }],
  ['"running shoes" red', { text: 'running shoes  red', phrases: ['running shoes'], excluded: [] }],
  ['„buty do biegania”', { text: 'buty do biegania', phrases: ['buty do biegania'], excluded: [] }],
  ['shoes -leather', { text: 'shoes', phrases: [], excluded: ['leather'] }],
  ['shoes -"dark red" -leather', { text: 'shoes', phrases: [], excluded: ['dark red', 'leather'] }],
  ['"red shoes" -„dark red”', { text: 'red shoes', phrases: ['red shoes'], excluded: ['dark red'] }],
  ['size-"6"', { text: 'size- 6', phrases: ['6'], excluded: [] }],
  ["women's bag, men’s, O'Sullivan's", { text: "women bag, men, O'Sullivan", phrases: [], excluded: [] }],
  ["rock 'n' roll 's 80's", { text: "rock 'n' roll 's 80's", phrases: [], excluded: [] }],
  ['t-shirt', { text: 't-shirt', phrases: [], excluded: [] }],
  ['shoes - red', { text: 'shoes - red', phrases: [], excluded: [] }],
  ['-shoes', { text: '', phrases: [], excluded: ['shoes'] }],
  ['-"dark red" -shoes', { text: '', phrases: [], excluded: ['dark red', 'shoes'] }],
  ['- -- -', { text: '- -- -', phrases: [], excluded: [] }],
  ['5" pipe', { text: '5" pipe', phrases: [], excluded: [] }],
  ['""', { text: '""', phrases: [], excluded: [] }],
])('%s', (keyword, parsed) => {
  expect(parseKeyword(keyword)).toEqual(parsed);
});

it.each([
  ['"running shoes" red', 'running shoes red'],
  ['«"shoes"» 5"', 'shoes 5'],
  ['5" pipe', undefined],
])('without quotation marks: %s', (keyword, text) => {
  expect(withoutQuotes(keyword)).toBe(text);
});
