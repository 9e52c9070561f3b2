import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams } from './split-runs.ts';

/** Reads a text as one word whose letters are next to each other. */
export const toUnspacedWord = (text: string, { segmenters }: WordReader): SearchWord => ({
  ...{ text, written: text, alternatives: [listBigrams(text, segmenters)], unspaced: true },
  ...{ prefix: false, correctable: false, isStopWord: false },
});
