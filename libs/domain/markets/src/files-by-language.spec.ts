import { expect, it } from 'vitest';
import { filesByLanguage } from './files-by-language.ts';
import { languageTags } from './language-tags.ts';

it('returns the file of every language', () => {
  const files = Object.fromEntries(languageTags.map((tag) => [`./${tag}.json`, tag]));
  expect(filesByLanguage(files)).toEqual(Object.fromEntries(languageTags.map((tag) => [tag, tag])));
});
