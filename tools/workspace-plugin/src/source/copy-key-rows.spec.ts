import { expect, it } from 'vitest';
import { copyKeyRows } from './copy-key-rows.ts';

const copy = (text: string) =>
  copyKeyRows({ file: 'a.ts', text }, { keys: ['en', 'zh-Hant'], key: 'de', like: 'en' });

it.each([
  ['a row', "f({ en: { a: 1 }, 'zh-Hant': 2 });", "f({ en: { a: 1 }, 'zh-Hant': 2, de: { a: 1 },\n});"],
  ['a shorthand row', "f({ en, 'zh-Hant': 2, });", "f({ en, 'zh-Hant': 2, de: en,\n});"],
  [
    'the rows of two tables',
    "const a = { en: 1, 'zh-Hant': 2, };\nconst b = { en: 3, 'zh-Hant': 4, };",
    "const a = { en: 1, 'zh-Hant': 2, de: 1,\n};\nconst b = { en: 3, 'zh-Hant': 4, de: 3,\n};",
  ],
  ['nothing where a row is missing', 'f({ en: 1, th: 2 }); "zh-Hant"', 'f({ en: 1, th: 2 }); "zh-Hant"'],
  ['nothing twice', "f({ en: 1, 'zh-Hant': 2, de: 3 })", "f({ en: 1, 'zh-Hant': 2, de: 3 })"],
])('copies %s', (_, text, expected) => {
  expect(copy(text)).toBe(expected);
});
