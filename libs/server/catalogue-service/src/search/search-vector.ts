import { marketLanguage } from './language/market-language.ts';
import type { MarketLanguage } from './language/market-language.ts';
import { listBigrams, segmenters, splitRuns, segmentWords } from './split-runs.ts';
import type { Segmenters, TextRun } from './split-runs.ts';

/** The searchable texts of an item, highest weight first. */
export type SearchableItem = {
  readonly market: string;
  readonly name: string;
  readonly brand: string;
  /** The kind of product: the name of its innermost category. */
  readonly type?: string;
  readonly keywords: string;
  /** Product codes of the seller and the manufacturer. */
  readonly codes?: readonly string[];
  /** Names of its shop and of its category's ancestors. */
  readonly context: readonly string[];
  /** Other texts: description, attributes. */
  readonly details?: readonly string[];
};

/** An item's index entry: the vector's text and the words for the vocabulary. */
export type IndexedItem = { readonly vector: string; readonly words: readonly string[] };

/** Returns a market's token, which every item carries so that one index serves all markets. */
export const marketToken = (market: string): string => `@${market}`;

/** Distinguishes entries made by these rules from those of earlier releases. */
export const indexVersionToken = '@7';

/** A token as a `tsvector` literal contains it. */
export const quoteToken = (token: string): string =>
  `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Returns the token of a word that occurs only in low-weight texts, such as the description or the shop's name. */
export const weakToken = (token: string): string => `~${token.replace(/^\+/, '')}`;

/** Returns the token of a word with its accents. */
export const writtenToken = (word: string): string => `=${word}`;

/** Normalizes a code: removes separators, and leading zeros, which programs drop. */
export function plainCode(code: string): string {
  const plain = splitRuns(code)
    .map(({ text }) => text)
    .join('');
  return /^\d+$/.test(plain) ? plain.replace(/^0+/, '') || plain : plain;
}

type Weight = 'A' | 'B' | 'C' | 'D';
type Tokenized = { readonly words: readonly string[]; readonly tokens: readonly (readonly string[])[] };

const lettersOnly = /^[\p{L}\p{M}]+$/u;

/** A single letter or a short number, which shoppers type with or without a space before or after it. */
const letterOrNumber = /^(?:\p{L}|\d{1,4})$/u;

/** Returns the token of two neighbouring words as one, if shoppers may type them so: `usbc`, `tshirt`, `500ml`. */
function joinedTokens(
  previous: TextRun | undefined,
  run: TextRun,
  { isStopWord, formToken }: MarketLanguage,
): readonly string[] {
  if (previous === undefined || previous.unspaced || run.unspaced) return [];
  const pair = [previous.text, run.text];
  const isJoinable = pair.some((word) => letterOrNumber.test(word)) && !pair.some((word) => isStopWord(word));
  return isJoinable ? [formToken(pair.join(''))] : [];
}

/** Maximum number of words indexed from a description: what matters comes first. */
const maxDetailWords = 120;

/** Returns the words of a text and, for each, its index tokens. */
function tokenize(text: string, language: MarketLanguage, segmenters: Segmenters): Tokenized {
  const { formToken, accentsDistinguish } = language;
  const words: string[] = [];
  const tokens: string[][] = [];
  let previous: TextRun | undefined;
  for (const run of splitRuns(text)) {
    const own = run.unspaced ? segmentWords(run.text, segmenters) : [run.text];
    words.push(...own);
    if (run.unspaced) tokens.push(...[...own, ...listBigrams(run.text, segmenters)].map((token) => [token]));
    else {
      const isWritten = run.written !== run.text || (accentsDistinguish && lettersOnly.test(run.text));
      tokens.push([
        ...new Set([
          run.text,
          formToken(run.text),
          ...(isWritten ? [writtenToken(run.written)] : []),
          ...joinedTokens(previous, run, language),
        ]),
      ]);
    }
    previous = run;
  }
  return { words, tokens };
}

/** Collects an item's index entries, text by text from the highest weight to the lowest. */
function createEntryCollector({ isStopWord }: MarketLanguage) {
  const entries = new Map<string, string>();
  const words = new Set<string>();
  let place = 0;
  // Keep the first occurrence of a token, which has the highest weight; in the name keep every one, for quoted phrases.
  const addToken = (token: string, weight: Weight): void => {
    const known = entries.get(token);
    if (known === undefined) entries.set(token, `${quoteToken(token)}:${place}${weight}`);
    else if (weight === 'A') entries.set(token, `${known},${place}A`);
  };
  const add = ({ words: found, tokens }: Tokenized, weight: Weight): void => {
    for (const word of found) words.add(word);
    for (const own of tokens) {
      place += 1;
      for (const token of own) addToken(token, weight);
    }
    // A phrase does not continue into the next text.
    place += 1;
  };
  const addWeak = ({ tokens }: Tokenized): void => {
    for (const own of tokens.slice(0, maxDetailWords)) {
      place += 1;
      const form = own.find((token) => token.startsWith('+')) ?? own[0] ?? '';
      // Skip stop words and single letters of descriptions: they would be the longest posting lists of the index.
      const [word = ''] = own;
      const isDistinctive = (word.length > 1 || !/[\p{Script=Latin}\p{N}]/u.test(word)) && !isStopWord(word);
      if (isDistinctive && !entries.has(form)) addToken(weakToken(form), 'D');
    }
  };
  return { entries, words, add, addWeak };
}

/** Creates an indexer, which caches the words of categories, brands and shops. */
export function createIndexer() {
  const cache = new Map<string, Tokenized>();

  // Categories, brands and shops repeat thousands of times.
  const tokenizeCached = (text: string, market: string): Tokenized => {
    const key = `${market} ${text}`;
    const known = cache.get(key) ?? tokenize(text, marketLanguage(market), segmenters);
    if (cache.size < 20_000) cache.set(key, known);
    return known;
  };

  return (item: SearchableItem): IndexedItem => {
    const language = marketLanguage(item.market);
    const { entries, words, add, addWeak } = createEntryCollector(language);
    add(tokenize(item.name, language, segmenters), 'A');
    add(tokenizeCached(item.brand, item.market), 'B');
    add(tokenizeCached(item.type ?? '', item.market), 'B');
    add(tokenizeCached(item.keywords, item.market), 'C');
    for (const code of item.codes ?? []) {
      add({ words: [], tokens: plainCode(code) === '' ? [] : [[plainCode(code)]] }, 'C');
      add(tokenize(code, language, segmenters), 'C');
    }
    for (const text of item.context) addWeak(tokenizeCached(text, item.market));
    for (const text of item.details ?? []) addWeak(tokenize(text, language, segmenters));
    return {
      vector: [marketToken(item.market), indexVersionToken]
        .map(quoteToken)
        .concat(...entries.values())
        .join(' '),
      words: [...words],
    };
  };
}
