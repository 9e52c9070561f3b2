import { readAnnotations } from './annotations.ts';
import type { Catalogue } from './catalogue.ts';

/** The name of a thing in a language, and the relevant products. */
export type Concept = {
  readonly query: string;
  readonly relevant: ReadonlySet<string>;
};

const readCharacter = (picture: string): string | undefined => {
  const code = /^(?<code>[\da-f]{4,5})-/.exec(picture)?.groups?.['code'];
  return code === undefined ? undefined : String.fromCodePoint(Number.parseInt(code, 16));
};

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether a name contains another as whole words; scripts without spaces have no word boundaries. */
const hasName = (text: string, name: string): boolean => ` ${plain(text)} `.includes(` ${plain(name)} `);

/**
 * Uses Unicode's names of the characters in the seed's pictures: a product is relevant if its character has the concept as its
 * name, as part of its name, or as a keyword.
 */
export function makeConcepts({ language, products }: Catalogue): Concept[] {
  const annotations = readAnnotations(language);
  const shown = Map.groupBy(products, ({ picture }) => readCharacter(picture) ?? '');
  const known = [...shown.keys()].flatMap((character) => {
    const { tts: [name] = [], default: keywords = [] } = annotations[character] ?? {};
    return name === undefined ? [] : [{ character, name, keywords }];
  });
  return [...new Set(known.map(({ name }) => plain(name)))].map((query) => ({
    query,
    relevant: new Set(
      known
        .filter(
          ({ name, keywords }) =>
            hasName(name, query) || keywords.some((keyword) => plain(keyword) === query),
        )
        .flatMap(({ character }) => shown.get(character) ?? [])
        .map(({ id }) => id),
    ),
  }));
}
