import { compressPage } from './compress-page.ts';
import { compressSplitPage, uncompressedBlock } from './compress-split-page.ts';
import { splitAtNonce, joinWithNonce } from './split-page.ts';
import type { SplitPage } from './split-page.ts';

/** A cached page without its nonce: every response gets its own nonce of the same length. */
export type CachedPage = {
  readonly status: number;
  readonly plain: (nonce: string) => Buffer;
  /**
   * Returns the page as brotli. Compressed once on the second request, for all that follow, whatever their nonces; the first
   * request's page, often the only one, is compressed on its own. Undefined if that fails.
   */
  readonly brotli: (nonce: string) => Promise<Buffer | undefined>;
};

export type PageCache = {
  /** Returns the cached page; undefined for the one request that is to revalidate a stale page. */
  readonly read: (key: string) => CachedPage | undefined;
  /** Stores a page that was rendered with `nonce` wherever a nonce occurs. */
  readonly write: (
    key: string,
    page: { readonly status: number; readonly html: string; readonly nonce: string },
  ) => CachedPage;
};

export type PageCacheOptions = {
  /** How long a page is fresh, in milliseconds. */
  readonly maxAgeMs: number;
  /** How long a stale page is still served while one request renders it again, in milliseconds. */
  readonly staleWhileRevalidateMs: number;
  /** Maximum size of the cache in bytes of HTML. */
  readonly maxBytes: number;
  readonly now: () => number;
};

type Entry = {
  readonly page: CachedPage;
  readonly size: number;
  staleAt: number;
  readonly expiresAt: number;
};

/** How long the revalidating request may take before another one tries, in milliseconds. */
const renderTimeoutMs = 5000;

function createCachedPage(status: number, pieces: SplitPage, nonceLength: number): CachedPage {
  let compressed: Promise<SplitPage | undefined> | undefined;
  let isFirst = true;
  const plain: CachedPage['plain'] = (nonce) => joinWithNonce(pieces, Buffer.from(nonce));
  return {
    status,
    plain,
    brotli: async (nonce) => {
      if (isFirst) {
        isFirst = false;
        return compressPage(plain(nonce));
      }
      compressed ??= compressSplitPage(pieces, nonceLength);
      const ready = await compressed;
      return ready && joinWithNonce(ready, uncompressedBlock(Buffer.from(nonce)));
    },
  };
}

/** Creates a stale-while-revalidate cache of shared pages; evicts the oldest when it is full. */
export function createPageCache({
  maxAgeMs,
  staleWhileRevalidateMs,
  maxBytes,
  now,
}: PageCacheOptions): PageCache {
  const pages = new Map<string, Entry>();
  let usedBytes = 0;
  const drop = (key: string): void => {
    usedBytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  return {
    read: (key) => {
      const found = pages.get(key);
      if (!found || now() < found.staleAt) return found?.page;
      found.staleAt = now() + renderTimeoutMs;
      if (now() >= found.expiresAt) drop(key);
      return undefined;
    },
    write: (key, { status, html, nonce }) => {
      const pieces = splitAtNonce(html, nonce);
      const size = pieces.reduce((sum, { length }) => sum + length, 0);
      const page = createCachedPage(status, pieces, nonce.length);
      drop(key);
      const staleAt = now() + maxAgeMs;
      pages.set(key, { page, size, staleAt, expiresAt: staleAt + staleWhileRevalidateMs });
      usedBytes += size;
      for (const oldest of pages.keys()) {
        if (usedBytes <= maxBytes) break;
        drop(oldest);
      }
      return page;
    },
  };
}
