import { expect, it } from 'vitest';
import { findStaleTranslationMarks } from './to-translate.ts';

const files = (thai: string) => ({ en: { title: 'Gifts' }, fr: { title: 'Cadeaux' }, th: { title: thai } });

it.each([
  ['that one language still has in English', ['title'], files('Gifts'), []],
  [
    'that every language has',
    ['title'],
    files('ของขวัญ'),
    ['en: title is translated: take it from tools/checks/src/to-translate.json'],
  ],
  [
    'is missing in English',
    ['text'],
    files('Gifts'),
    ['en: text is not there any more: take it from tools/checks/src/to-translate.json'],
  ],
])('a text to translate %s', (_, keys, texts, faults) => {
  expect(findStaleTranslationMarks(keys, texts)).toEqual(faults);
});
