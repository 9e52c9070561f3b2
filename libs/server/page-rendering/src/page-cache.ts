import { compressPage } from './compress-page.ts';
import { compressSplitPage, uncompressedBlock } from './compress-split-page.ts';
import { countBytes } from './count-bytes.ts';
import { fillGap } from './page-template.ts';
import type { GapTexts, PagePart } from './page-template.ts';
import { joinPieces, nonceGap, splitPage } from './split-page.ts';
import type { SplitPage } from './split-page.ts';
import { toBuffer } from './to-buffer.ts';

/**
 * A cached page without its nonce and without the texts of its other gaps: every response gets its own. `nonce` always has the
 * same length.
 */
export type CachedPage = {
  readonly status: number;
  readonly plain: (nonce: string, texts?: GapTexts) => Buffer;
  /**
   * Returns the page as brotli. Compressed once on the second request, for all that follow, whatever fills the gaps; the first
   * request's page, often the only one, is compressed on its own, and so is one whose texts are too long for their gaps.
   * Undefined if that fails.
   */
  readonly brotli: (nonce: string, texts?: GapTexts) => Promise<Buffer | undefined>;
};

type RenderedPage = {
  readonly status: number;
  /** The whole page, or its parts if it has gaps. */
  readonly html: Uint8Array<ArrayBuffer> | readonly PagePart[];
  readonly nonce: string;
};

export type PageCache = {
  /** Returns the cached page; undefined for the one request that is to revalidate a stale page. */
  readonly read: (key: string) => CachedPage | undefined;
  /** Stores a page that was rendered with `nonce` wherever a nonce occurs. */
  readonly write: (key: string, page: RenderedPage) => CachedPage;
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

/** A page without gaps, as bytes: a text would take twice the memory. */
type WholePage = { readonly bytes: Buffer; readonly nonce: string };

/** Splits a page with gaps; returns any other as a whole, because most results of a search are requested once. */
const toSource = ({ html, nonce }: RenderedPage): WholePage | SplitPage =>
  html instanceof Uint8Array ? { bytes: toBuffer(html), nonce } : splitPage(html, nonce);

function createCachedPage(status: number, rendered: WholePage | SplitPage): CachedPage {
  let source = rendered;
  let compressed: Promise<readonly Buffer[] | undefined> | undefined;
  let isFirst = true;
  const readSplit = (): SplitPage => {
    if ('bytes' in source) source = splitPage([source.bytes.toString()], source.nonce);
    return source;
  };
  const fill = ({ gaps }: SplitPage, nonce: string, texts: GapTexts = {}): Buffer[] =>
    gaps.map((gap) => fillGap(gap, { ...texts, [nonceGap]: nonce }));
  const plain = (nonce: string, texts?: GapTexts): Buffer => {
    if ('bytes' in source && source.nonce === nonce) return source.bytes;
    const split = readSplit();
    return joinPieces(split.pieces, fill(split, nonce, texts));
  };
  const fits = ({ gaps }: SplitPage, fillings: readonly Buffer[]): boolean =>
    fillings.every(({ length }, at) => length === (gaps[at]?.bytes ?? length));
  return {
    status,
    plain,
    brotli: async (nonce, texts) => {
      if (isFirst) {
        isFirst = false;
        return compressPage(plain(nonce, texts));
      }
      const split = readSplit();
      const fillings = fill(split, nonce, texts);
      if (!fits(split, fillings)) return compressPage(joinPieces(split.pieces, fillings));
      compressed ??= compressSplitPage(split);
      const ready = await compressed;
      return ready && joinPieces(ready, fillings.map(uncompressedBlock));
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
    write: (key, rendered) => {
      const source = toSource(rendered);
      const size = countBytes('bytes' in source ? [source.bytes] : source.pieces);
      const page = createCachedPage(rendered.status, source);
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
