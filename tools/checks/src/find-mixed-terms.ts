import { formsOfAddress } from './forms-of-address.data.ts';
import { terms } from './terms.data.ts';
import type { Audience, Term } from './terms.data.ts';

/** Returns whom the texts of a folder address: sellers in the Seller Centre, buyers everywhere else. */
export const findAudience = (folder: string): Audience =>
  folder.includes('/seller-screens/') ? 'sellers' : 'buyers';

/** Reports texts of a language that use another word for a thing than the store's term, or another form of address. */
export const findMixedTerms = (
  language: string,
  texts: ReadonlyMap<string, string>,
  audience: Audience,
  rows: readonly Term[] = [...terms, ...formsOfAddress],
): string[] =>
  rows
    .filter((row) => row.language === language && (row.of ?? audience) === audience)
    .flatMap(({ term, instead }) =>
      [...texts].flatMap(([key, text]) => {
        const found = instead.exec(text)?.[0];
        return found === undefined ? [] : [`${language}: ${key} says “${found}”, the term is “${term}”`];
      }),
    );
