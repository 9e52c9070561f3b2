/** A rendered page, cut where its nonce stood: every answer gets a nonce of its own. */
export type CachedPage = { readonly status: number; readonly parts: readonly string[] };

export type PageCache = {
  readonly read: (key: string) => CachedPage | undefined;
  /** Keeps a page that was rendered with `nonce` in every place where a nonce stands. */
  readonly write: (
    key: string,
    page: { readonly status: number; readonly html: string; readonly nonce: string },
  ) => CachedPage;
};

export type PageCacheOptions = {
  /** Milliseconds for which a page is fresh. */
  readonly freshFor: number;
  readonly atMost: number;
  readonly now: () => number;
};

/** Pages that are the same for every visitor; the oldest leave when there are too many. */
export function createPageCache({ freshFor, atMost, now }: PageCacheOptions): PageCache {
  const pages = new Map<string, { readonly page: CachedPage; readonly until: number }>();
  return {
    read: (key) => {
      const found = pages.get(key);
      if (!found || found.until > now()) return found?.page;
      pages.delete(key);
      return undefined;
    },
    write: (key, { status, html, nonce }) => {
      const page = { status, parts: html.split(nonce) };
      pages.delete(key);
      pages.set(key, { page, until: now() + freshFor });
      const [oldest] = pages.keys();
      if (pages.size > atMost && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}
