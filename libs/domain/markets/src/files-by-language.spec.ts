import { expect, it } from 'vitest';
import { filesByLanguage } from './files-by-language.ts';
import { languageTags } from './language-tags.ts';

const files = Object.fromEntries(languageTags.map((tag) => [`./${tag}.json`, tag]));

it('gives the file of every language', () => {
  expect(filesByLanguage(files)).toEqual(Object.fromEntries(languageTags.map((tag) => [tag, tag])));
});

it('throws when a language has no file', () => {
  const { './hi.json': _, ...withoutHindi } = files;
  expect(() => filesByLanguage(withoutHindi)).toThrow('There is no hi.json');
});
