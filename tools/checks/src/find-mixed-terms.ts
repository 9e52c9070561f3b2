import { terms } from './terms.data.ts';
import type { Term } from './terms.data.ts';

/** Reports texts of a language that use another word for a thing than the store's term. */
export const findMixedTerms = (
  language: string,
  texts: ReadonlyMap<string, string>,
  rows: readonly Term[] = terms,
): string[] =>
  rows
    .filter((row) => row.language === language)
    .flatMap(({ term, instead }) =>
      [...texts].flatMap(([key, text]) => {
        const found = instead.exec(text)?.[0];
        return found === undefined ? [] : [`${language}: ${key} says “${found}”, the term is “${term}”`];
      }),
    );
