/** Words from `from` (inclusive) to `before` (exclusive), in byte order. */
export type WordRange = { readonly from: string; readonly before: string };

/** Returns the range of all words with this prefix. Unlike LIKE patterns, ranges can be looked up for many words at once. */
export const prefixRange = (word: string): WordRange => ({ from: word, before: `${word}\u{10FFFF}` });

/** Returns the range of the word alone. */
export const wordRange = (word: string): WordRange => ({ from: word, before: `${word}\u0001` });
