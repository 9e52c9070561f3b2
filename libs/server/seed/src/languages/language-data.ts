import type { Kind } from '../data/category-tree.data.ts';

/** Texts of the demo catalogue in one language. Lists are one string, separated by `|`. */
export type LanguageData = {
  /** One line per top category, in the tree's order: `Top / Branch: leaf | leaf / Branch: leaf`. */
  readonly categories: readonly string[];
  /** Selling points, five per kind. They fit behind any noun. */
  readonly features: Record<Kind, string>;
  /** One sentence about a thing: `{thing}`, `{brand}`. */
  readonly intro: Record<Kind, string>;
  /** Blue, red, green, purple, pink, black. */
  readonly colours: string;
  /** Colour, size, weight, pack, volume, storage. */
  readonly variations: string;
  readonly pieces: string;
  /** Title templates: `{thing}`, `{brand}`, `{line}`, `{first}` and `{second}` feature. */
  readonly titles: readonly string[];
  /** Title templates of fresh and packed food. */
  readonly foodTitles: readonly string[];
  readonly toy: string;
  readonly plush: string;
  /** Brand, country of origin, ships from, feature. */
  readonly attributes: string;
  /** Last sentences of a description. */
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
  /** The name of a deal with a free gift. */
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
  /** For five and four stars, three stars, two and one. */
  readonly reviews: { readonly good: string; readonly fair: string; readonly bad: string };
  /** Shops' automatic reply to a first message. */
  readonly chatReply: string;
  readonly replies: string;
  /** Questions about any thing with the shop's answer: `question=answer|…`. */
  readonly questions: string;
};
