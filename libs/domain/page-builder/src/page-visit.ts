/** Where the page builder is disabled by configuration; nothing is blocked by default (amb-pb-block-lists). */
export type BlockLists = {
  readonly platforms?: readonly string[];
  /** BCP 47, as in the markets' rows. */
  readonly languages?: readonly string[];
  /** Market codes. */
  readonly markets?: readonly string[];
  /** Prefixes of a decoded path: `/m/summer` blocks `/m/summer-sale` too, `/m/summer/` does not. */
  readonly pathPrefixes?: readonly string[];
};

/** A visit to a URL, with the visitor's context. */
export type PageBuilderVisit = {
  /** Path with query and hash, or an absolute URL. */
  readonly url: string;
  readonly platform?: string;
  readonly language?: string;
  readonly market?: string;
  readonly blocked?: BlockLists;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>;
};
