import { listBigrams, createSegmenters, splitRuns, segmentWords } from './split-runs.ts';
import type { Segmenters } from './split-runs.ts';

/** What an item is found by, weightiest first. */
export type SearchableItem = {
  readonly market: string;
  readonly name: string;
  readonly brand: string;
  /** Names of its categories and of its shop. */
  readonly context: readonly string[];
  readonly keywords: string;
};

/** What the index holds of an item: the vector's text and the words for the vocabulary. */
export type IndexedItem = { readonly vector: string; readonly words: readonly string[] };

/** Every item carries its market's token, so that one index serves all markets. */
export const marketToken = (market: string): string => `@${market}`;

export const quoteToken = (token: string): string =>
  `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type Weight = 'A' | 'B' | 'C' | 'D';

/** Makes index entries; holds the segmenters, which are dear to make. */
export function createIndexer(segmenters: Segmenters = createSegmenters()) {
  const cache = new Map<string, { words: string[]; tokens: string[] }>();

  const tokenize = (text: string) => {
    const words: string[] = [];
    const tokens: string[] = [];
    for (const run of splitRuns(text)) {
      const own = run.unspaced ? segmentWords(run.text, segmenters) : [run.text];
      words.push(...own);
      tokens.push(...own, ...(run.unspaced ? listBigrams(run.text, segmenters) : []));
    }
    return { words, tokens };
  };

  // Categories, brands and shops return thousands of times.
  const tokenizeCached = (text: string) => {
    const known = cache.get(text) ?? tokenize(text);
    if (cache.size < 20_000) cache.set(text, known);
    return known;
  };

  return (item: SearchableItem): IndexedItem => {
    const entries = new Map<string, string>();
    const words = new Set<string>();
    const add = ({ words: found, tokens }: { words: string[]; tokens: string[] }, weight: Weight) => {
      for (const word of found) words.add(word);
      // The weightiest place of a token is written first and stays.
      for (const token of tokens)
        if (!entries.has(token)) entries.set(token, `${quoteToken(token)}:${entries.size + 1}${weight}`);
    };
    add(tokenize(item.name), 'A');
    add(tokenizeCached(item.brand), 'B');
    for (const text of item.context) add(tokenizeCached(text), 'C');
    add(tokenizeCached(item.keywords), 'D');
    return {
      vector: [quoteToken(marketToken(item.market)), ...entries.values()].join(' '),
      words: [...words],
    };
  };
}
