/** Where page builder is switched off, by configuration; nothing is blocked by default (amb-pb-block-lists). */
export type BlockLists = {
  readonly platforms?: readonly string[];
  /** BCP 47, as the markets' rows write them. */
  readonly languages?: readonly string[];
  /** Market codes. */
  readonly markets?: readonly string[];
  /** Beginnings of a decoded path: `/m/summer` blocks `/m/summer-sale` too, `/m/summer/` does not. */
  readonly pathPrefixes?: readonly string[];
};

/** A visit to an address, and who makes it. */
export type PageVisit = {
  /** Path with query and hash, or an absolute address. */
  readonly url: string;
  readonly platform?: string;
  readonly language?: string;
  readonly market?: string;
  readonly blocked?: BlockLists;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>;
};
