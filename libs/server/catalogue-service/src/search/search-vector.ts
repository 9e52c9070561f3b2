import { marketLanguage } from './language/market-language.ts';
import type { MarketLanguage } from './language/market-language.ts';
import { listBigrams, createSegmenters, splitRuns, segmentWords } from './split-runs.ts';
import type { Segmenters } from './split-runs.ts';

/** What an item is found by, weightiest first. */
export type SearchableItem = {
  readonly market: string;
  readonly name: string;
  readonly brand: string;
  /** What kind of product it is: the name of its innermost category. */
  readonly type?: string;
  readonly keywords: string;
  /** Its seller's and maker's numbers for it. */
  readonly codes?: readonly string[];
  /** Names of its shop and of the categories above its own. */
  readonly context: readonly string[];
  /** What else is told of it: description, attributes. */
  readonly details?: readonly string[];
};

/** What the index holds of an item: the vector's text and the words for the vocabulary. */
export type IndexedItem = { readonly vector: string; readonly words: readonly string[] };

/** Every item carries its market's token, so that one index serves all markets. */
export const marketToken = (market: string): string => `@${market}`;

/** What tells an entry that was made by these rules from one of an earlier release. */
export const indexVersionToken = '@4';

export const quoteToken = (token: string): string =>
  `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The token of a word that stands only where an item is told of at large: its description, its shop. */
export const weakToken = (token: string): string => `~${token.replace(/^\+/, '')}`;

/** The token of a word with the accents that it is written with. */
export const writtenToken = (word: string): string => `=${word}`;

/** A code as it is compared: without what parts it, and without leading noughts, which programs drop. */
export function plainCode(code: string): string {
  const plain = splitRuns(code)
    .map(({ text }) => text)
    .join('');
  return /^\d+$/.test(plain) ? plain.replace(/^0+/, '') || plain : plain;
}

type Weight = 'A' | 'B' | 'C' | 'D';
type Tokenized = { readonly words: readonly string[]; readonly tokens: readonly (readonly string[])[] };

const lettersOnly = /^[\p{L}\p{M}]+$/u;

/** How many words of a description are read: what it is about stands first. */
const maxDetailWords = 120;

/** The words of a text and, for each, the tokens by which it is found. */
function tokenize(
  text: string,
  { formToken, accentsDistinguish }: MarketLanguage,
  segmenters: Segmenters,
): Tokenized {
  const words: string[] = [];
  const tokens: string[][] = [];
  for (const run of splitRuns(text)) {
    const own = run.unspaced ? segmentWords(run.text, segmenters) : [run.text];
    words.push(...own);
    if (run.unspaced) tokens.push(...[...own, ...listBigrams(run.text, segmenters)].map((token) => [token]));
    else {
      const isWritten = run.written !== run.text || (accentsDistinguish && lettersOnly.test(run.text));
      tokens.push([
        ...new Set([run.text, formToken(run.text), ...(isWritten ? [writtenToken(run.written)] : [])]),
      ]);
    }
  }
  return { words, tokens };
}

/** Makes index entries; holds the segmenters, which are dear to make. */
export function createIndexer(segmenters: Segmenters = createSegmenters()) {
  const cache = new Map<string, Tokenized>();

  // Categories, brands and shops return thousands of times.
  const tokenizeCached = (text: string, market: string): Tokenized => {
    const key = `${market} ${text}`;
    const known = cache.get(key) ?? tokenize(text, marketLanguage(market), segmenters);
    if (cache.size < 20_000) cache.set(key, known);
    return known;
  };

  return (item: SearchableItem): IndexedItem => {
    const language = marketLanguage(item.market);
    const entries = new Map<string, string>();
    const words = new Set<string>();
    let place = 0;
    // The weightiest place of a token is written first and stays; in the name each one counts, for quoted phrases.
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
      // A phrase does not go on from one text to the next.
      place += 1;
    };
    const addWeak = ({ tokens }: Tokenized): void => {
      for (const own of tokens.slice(0, maxDetailWords)) {
        place += 1;
        const form = own.find((token) => token.startsWith('+')) ?? own[0] ?? '';
        // Every description has stop words and single letters: their lists would be the longest of the index.
        const [word = ''] = own;
        const isTelling =
          (word.length > 1 || !/[\p{Script=Latin}\p{N}]/u.test(word)) && !language.isStopWord(word);
        if (isTelling && !entries.has(form)) addToken(weakToken(form), 'D');
      }
    };
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
