import type { MarketLanguage } from './language/market-language.ts';
import type { Segmenters } from './split-runs.ts';

/** A search word with its index tokens. */
export type SearchWord = {
  readonly text: string;
  /** As typed, with accents. */
  readonly written: string;
  /** Alternatives, such as forms and synonyms; an item matches if it has all tokens of at least one. */
  readonly alternatives: readonly (readonly string[])[];
  readonly unspaced: boolean;
  /** Whether the index has each word with its accents, also one without any: `cao` is another word than `cáo`. */
  readonly isWrittenIndexed?: boolean;
  /** Whether it follows the previous word without a space, in a script without spaces. */
  readonly isJoined?: boolean;
  /** Whether the word may be incomplete, so that a prefix matches. */
  readonly prefix: boolean;
  /** Whether typos in it can be corrected. */
  readonly correctable: boolean;
  /** Whether it names an emoji: it is complete and has no typo. */
  readonly isEmojiName?: boolean;
  /** Whether it is a stop word. */
  readonly isStopWord: boolean;
  /** Whether it says whom the product is for, beside words that name the product. */
  readonly isAudience?: boolean;
  /** Whether it describes the product, such as a colour, a number or a letter, beside words that name the product. */
  readonly isDescriptive?: boolean;
  /** Whether it replaces an unknown word, perhaps wrongly. */
  readonly isCorrection?: boolean;
  /** The approximate number of items that have it, once it was looked up. */
  readonly items?: number;
};

/** How to read words: the market's language, and segmenters, which are expensive to create. */
export type WordReader = { readonly language: MarketLanguage; readonly segmenters: Segmenters };
