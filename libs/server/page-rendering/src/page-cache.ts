import { compressCutPage, uncompressedBlock } from './compress-cut-page.ts';
import { cutPage, fillGaps } from './cut-page.ts';
import type { CutPage } from './cut-page.ts';

/** A page that is kept without its nonce: every answer gets a nonce of its own, as long as the first one. */
export type CachedPage = {
  readonly status: number;
  readonly plain: (nonce: string) => Buffer;
  /** The same as brotli: compressed once, whatever nonces it gets. Undefined where that does not work. */
  readonly brotli: (nonce: string) => Promise<Buffer | undefined>;
};

export type PageCache = {
  /** What is kept; a page that is no longer fresh is not given to one who asks, so that it is rendered anew. */
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
  /** Milliseconds after that for which others still get it, while one renders it anew. */
  readonly staleFor: number;
  /** Bytes of HTML that are kept. */
  readonly room: number;
  readonly now: () => number;
};

type Entry = { readonly page: CachedPage; readonly size: number; askAnewAt: number; readonly goneAt: number };

/** Whoever renders a page anew has this long before another one tries, in milliseconds. */
const renderTimeoutMs = 5000;

function createCachedPage(status: number, pieces: CutPage, nonceLength: number): CachedPage {
  let compressed: Promise<CutPage | undefined> | undefined;
  return {
    status,
    plain: (nonce) => fillGaps(pieces, Buffer.from(nonce)),
    brotli: async (nonce) => {
      compressed ??= compressCutPage(pieces, nonceLength);
      const ready = await compressed;
      return ready && fillGaps(ready, uncompressedBlock(Buffer.from(nonce)));
    },
  };
}

/** Pages that are the same for every visitor; the oldest leave when there are too many. */
export function createPageCache({ freshFor, staleFor, room, now }: PageCacheOptions): PageCache {
  const pages = new Map<string, Entry>();
  let usedBytes = 0;
  const drop = (key: string): void => {
    usedBytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  return {
    read: (key) => {
      const found = pages.get(key);
      if (!found || now() < found.askAnewAt) return found?.page;
      found.askAnewAt = now() + renderTimeoutMs;
      if (now() >= found.goneAt) drop(key);
      return undefined;
    },
    write: (key, { status, html, nonce }) => {
      const pieces = cutPage(html, nonce);
      const size = pieces.reduce((sum, { length }) => sum + length, 0);
      const page = createCachedPage(status, pieces, nonce.length);
      drop(key);
      const askAnewAt = now() + freshFor;
      pages.set(key, { page, size, askAnewAt, goneAt: askAnewAt + staleFor });
      usedBytes += size;
      for (const oldest of pages.keys()) {
        if (usedBytes <= room) break;
        drop(oldest);
      }
      return page;
    },
  };
}
