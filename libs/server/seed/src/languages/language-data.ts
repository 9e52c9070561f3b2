import type { Kind } from '../data/category-tree.data.ts';

/** What the demo catalogue says in one language. Lists are written in one text, parted by `|`. */
export type LanguageData = {
  /** A line a top category, in the tree's order: `Top / Branch: leaf | leaf / Branch: leaf`. */
  readonly categories: readonly string[];
  /** What such things are praised for; five a kind. They fit behind any noun. */
  readonly features: Record<Kind, string>;
  /** One sentence about such a thing: `{thing}`, `{brand}`. */
  readonly intro: Record<Kind, string>;
  /** Blue, red, green, purple, pink, black. */
  readonly colours: string;
  /** Colour, size, weight, pack, volume, storage. */
  readonly variations: string;
  readonly pieces: string;
  /** How listings are titled here: `{thing}`, `{brand}`, `{line}`, `{first}` and `{second}` feature. */
  readonly titles: readonly string[];
  /** Titles of fresh and packed food. */
  readonly foodTitles: readonly string[];
  readonly toy: string;
  readonly plush: string;
  /** Brand, country of origin, ships from, feature. */
  readonly attributes: string;
  /** Closing sentences of a description. */
  readonly closing: readonly string[];
  readonly official: string;
  readonly supermarket: string;
  readonly shops: readonly string[];
  readonly shopNames: string;
  readonly shopAbout: readonly string[];
  readonly taglines: string;
  /** New arrivals, best sellers, special offers. */
  readonly collections: string;
  readonly bundle: string;
  readonly addOn: string;
  /** What a deal with a free gift is called. */
  readonly gift: string;
  readonly exclusivePrice: string;
  readonly deepDiscount: string;
  /** `{n}`. */
  readonly coins: string;
  readonly groupBuy: string;
  /** `{amount}`, `{percent}`. */
  readonly voucherAmount: string;
  readonly voucherPercent: string;
  readonly voucherShipping: string;
  /** Title and subtitle, in the order of the banners' table. */
  readonly banners: readonly string[];
  /** Five and four stars, three stars, two and one. */
  readonly reviews: { readonly good: string; readonly fair: string; readonly bad: string };
  /** What shops answer to a first message by themselves. */
  readonly chatReply: string;
  readonly replies: string;
  /** Questions about any thing with the shop's answer: `question=answer|…`. */
  readonly questions: string;
};
