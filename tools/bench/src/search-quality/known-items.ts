import { createSeededRandom } from '@pasar/attack';
import type { Catalogue, Product } from './catalogue.ts';
import { nameWords } from './annotations.ts';
import { mistype, typoKinds } from './typos.ts';
import { fold, splitWords } from './words.ts';

/** A query derived from a product, which should be among the first ten results. */
export type KnownItemQuery = {
  readonly query: string;
  /** The product, and all products with the same title. */
  readonly wanted: ReadonlySet<string>;
};

/** Stop words by language. */
const stopWords: Readonly<Record<string, readonly string[]>> = {
  en: ['for', 'with', 'of', 'the', 'and'],
  pt: ['de', 'para', 'com', 'e'],
  id: ['untuk', 'dan', 'dengan'],
  pl: ['dla', 'do', 'i', 'na'],
  vi: ['cho', 'và', 'của'],
  th: ['สำหรับ', 'และ', 'ของ'],
};

const sampled = 150;
/** If more titles than this contain all of the words, the query is ambiguous and skipped. */
const maxAmbiguous = 10;

type Source = {
  readonly product: Product;
  /** The words of the title, without numbers and single letters. */
  readonly words: readonly string[];
  readonly rarest: readonly string[];
  readonly random: () => number;
  readonly language: string;
  /** Words of the language that occur in no product. */
  readonly unknown: readonly string[];
};
type CreateQuery = (source: Source) => string | undefined;

const insertWord = (words: readonly string[], word: string, random: () => number): string =>
  words.toSpliced(1 + Math.floor(random() * Math.max(1, words.length - 1)), 0, word).join(' ');

const inOrder = ({ words }: Source, chosen: readonly string[]): string[] =>
  words.filter((word) => chosen.includes(word));

/** Joins words of the title, with the spaces that it has between them. */
function joinAsTitle(title: string, words: readonly string[], write: (word: string) => string): string {
  let [text, end] = ['', 0];
  for (const word of words) {
    const start = title.indexOf(word, end);
    text += `${text === '' || (start === end && start > 0) ? '' : ' '}${write(word)}`;
    end = start + word.length;
  }
  return text;
}

/** The words in which typos are made: long enough to be recognized, in a script with typos of letters. */
const mistyped = /^(?:\p{Script=Latin}{5,}|\p{Script=Thai}{5,})$/u;

/** Picks three words that identify the product, with a typo in the rarest. */
const withTypo =
  (kind: (typeof typoKinds)[string]): CreateQuery =>
  (source) => {
    const word = source.rarest.find((each) => mistyped.test(each));
    if (word === undefined) return undefined;
    const chosen = inOrder(source, [word, ...source.rarest.filter((each) => each !== word).slice(0, 2)]);
    return joinAsTitle(source.product.title, chosen, (each) =>
      each === word ? mistype(word, kind, source.random) : each,
    );
  };

const halves = (word: string): string => {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  return `${letters.slice(0, middle).join('')} ${letters.slice(middle).join('')}`;
};

/** The kinds of queries, each derived from a product's title; undefined if the title is unsuitable. */
const kinds: Readonly<Record<string, CreateQuery>> = {
  'full title': ({ product }) => product.title,
  'with a stop word': ({ words, random, language }) => {
    const known = stopWords[language] ?? [];
    const word = known[Math.floor(random() * known.length)];
    return word === undefined || words.length < 2 ? undefined : insertWord(words.slice(0, 4), word, random);
  },
  'with one unknown word': (source) => {
    const word = source.unknown[Math.floor(source.random() * source.unknown.length)] ?? 'zyxomat';
    return insertWord(inOrder(source, source.rarest.slice(0, 3)), word, source.random);
  },
  'two rarest words': (source) =>
    source.rarest.length < 2 ? undefined : inOrder(source, source.rarest.slice(0, 2)).join(' '),
  'unfinished last word': ({ words }) => {
    const [last = '', ...others] = words.slice(0, 4).toReversed();
    if (others.length === 0 || [...last].length < 5) return undefined;
    const begun = [...last].slice(0, Math.ceil([...last].length * 0.6)).join('');
    return [...others.toReversed(), begun].join(' ');
  },
  'without accents': ({ product }) =>
    fold(product.title) === product.title.toLowerCase() ? undefined : fold(product.title),
  'brand and a word': ({ product, rarest }) => {
    const brand = fold(product.brand);
    const word = rarest.find((each) => !brand.includes(fold(each)));
    return brand === '' || word === undefined ? undefined : `${product.brand} ${word}`;
  },
  ...Object.fromEntries(Object.entries(typoKinds).map(([name, kind]) => [`typo: ${name}`, withTypo(kind)])),
  'joined words': ({ words }) => {
    const [one, other] = words;
    if (one === undefined || other === undefined || !/^\p{Script=Latin}+$/u.test(one + other))
      return undefined;
    return [one + other, ...words.slice(2, 4)].join(' ');
  },
  'a split word': (source) => {
    const word = source.rarest.find((each) => /^\p{Script=Latin}{7,}$/u.test(each));
    if (word === undefined) return undefined;
    const chosen = inOrder(source, [word, ...source.rarest.filter((each) => each !== word).slice(0, 2)]);
    return chosen.map((each) => (each === word ? halves(word) : each)).join(' ');
  },
};

const titleWords = ({ title }: Product): string[] => [
  ...new Set(splitWords(title).filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word))),
];

/** Returns queries of every kind by its name, derived from a seeded sample of products. */
export function makeKnownItems({ products, language }: Catalogue): Map<string, KnownItemQuery[]> {
  const random = createSeededRandom(12);
  const folded = products.map((product) => ({
    id: product.id,
    title: fold(product.title),
    words: new Set(titleWords(product).map(fold)),
  }));
  const counts = new Map<string, number>();
  for (const { words } of folded) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countItems = (word: string): number => counts.get(fold(word)) ?? 0;
  const isAmbiguous = (words: readonly string[]): boolean =>
    folded.filter((each) => words.every((word) => each.words.has(fold(word)))).length > maxAmbiguous;
  const texts = products.map((each) =>
    splitWords(fold(`${each.title} ${each.description} ${each.keywords} ${each.categories}`)),
  );
  const known = new Set(texts.flat());
  const unknown = nameWords(language).filter((word) => !known.has(fold(word)));
  const drawn = products.map((product) => ({ product, place: random() })).sort((a, b) => a.place - b.place);
  const found = new Map<string, KnownItemQuery[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (const { product } of drawn.slice(0, sampled)) {
    const words = titleWords(product);
    const rarest = words.toSorted((a, b) => countItems(a) - countItems(b));
    const title = fold(product.title);
    const wanted = new Set(folded.filter((each) => each.title === title).map(({ id }) => id));
    if (words.length === 0 || isAmbiguous(words)) continue;
    for (const [kind, make] of Object.entries(kinds)) {
      const query = make({ product, words, rarest, random, language, unknown });
      const used = words.filter((word) => query !== undefined && fold(query).includes(fold(word)));
      if (query === undefined || (kind !== 'full title' && isAmbiguous(used))) continue;
      found.get(kind)?.push({ query, wanted });
    }
  }
  return found;
}
