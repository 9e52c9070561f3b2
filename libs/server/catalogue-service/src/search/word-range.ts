/** Words from `from` on and before `before`, by their bytes. */
export type WordRange = { readonly from: string; readonly before: string };

/** All words that begin with this one. Unlike a pattern of LIKE, a range can be looked up for many words at once. */
export const prefixRange = (word: string): WordRange => ({ from: word, before: `${word}\u{10FFFF}` });

/** The word alone. */
export const wordRange = (word: string): WordRange => ({ from: word, before: `${word}\u0001` });
