import { expect, it } from 'vitest';
import { importByLanguage } from './import-by-language.ts';
import { languageTags } from './language-tags.ts';

it('returns the content of every language’s file', async () => {
  const texts = await importByLanguage((tag) => Promise.resolve({ default: `texts in ${tag}` }));
  expect(Object.keys(texts)).toEqual(languageTags);
  expect(texts['pt-BR']).toBe('texts in pt-BR');
});
