import { languageTags } from '@pasar/markets';
import { expect, it } from 'vitest';
import { supermarketTexts } from './translations.ts';

type Texts = Readonly<Record<string, string>>;

const textsOf = async (language: (typeof languageTags)[number]): Promise<Texts> =>
  (await supermarketTexts.load[language]()).default as Texts;

/** Keys without their plural ending. */
const keysOf = (texts: Texts): readonly string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, '')))].sort();

const holes = (text = ''): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(String).sort();

it.each(languageTags)(
  '%s says everything that English says, with the same holes to fill',
  async (language) => {
    const [texts, english] = [await textsOf(language), await textsOf('en')];
    expect(keysOf(texts)).toEqual(keysOf(english));
    const shared = Object.keys(english).filter((key) => key in texts);
    expect(shared.map((key) => [key, holes(texts[key])])).toEqual(
      shared.map((key) => [key, holes(english[key])]),
    );
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  },
);
