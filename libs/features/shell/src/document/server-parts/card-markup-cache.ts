import type { CardMarkupSource } from '@pasar/item-card';
import type { FormatCache } from '@pasar/locale-format';

/** A card's markup, with the formatted numbers and prices in it. */
type Entry = { readonly html: string; readonly written: readonly (readonly [string, string])[] };

/** The cards of one page. */
export type PageCards = CardMarkupSource & {
  /** The page's formatted texts, including those of cached cards. */
  readonly written: FormatCache;
  /** Returns the HTML without card markers; caches the cards if all visitors may see the page. */
  readonly finish: (html: string, isShared: boolean) => string;
};

export type CardMarkupCache = {
  /** `scope` serializes everything that the cards of a page have in common. */
  readonly open: (scope: string) => PageCards;
};

/** A format cache that records which texts were read since a card began. */
class RecordedTexts extends Map<string, string> {
  asked: Set<string> | undefined;

  override get(key: string): string | undefined {
    this.asked?.add(key);
    return super.get(key);
  }
}

const marked = /<article data-card="(\d{1,5})"[^<>]*>/g;
const mark = / data-card="\d{1,5}"/g;
const end = '</article>';

/** Yields the markup of each card by its marker. Cards do not nest. */
function* readCards(html: string): Generator<readonly [mark: number, inner: string]> {
  for (const found of html.matchAll(marked)) {
    const from = found.index + found[0].length;
    const to = html.indexOf(end, from);
    if (to !== -1) yield [Number(found[1]), html.slice(from, to)];
  }
}

/** An LRU cache of card markup on shared pages, keyed by all inputs of a card. */
export function createCardMarkupCache(maxChars: number): CardMarkupCache {
  const entries = new Map<string, Entry>();
  let usedChars = 0;
  const touch = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
  };
  const write = (key: string, entry: Entry): void => {
    if (!entries.has(key)) usedChars += key.length + entry.html.length;
    touch(key, entry);
    for (const [oldest, { html }] of entries) {
      if (usedChars <= maxChars) break;
      entries.delete(oldest);
      usedChars -= oldest.length + html.length;
    }
  };
  return {
    open: (scope) => {
      const written = new RecordedTexts();
      const rendered: { readonly key: string; readonly asked: Set<string> }[] = [];
      const read: PageCards['read'] = (card) => {
        const key = scope + card;
        const entry = entries.get(key);
        written.asked = undefined;
        if (entry) {
          touch(key, entry);
          for (const [value, text] of entry.written) written.set(value, text);
          return { html: entry.html };
        }
        written.asked = new Set();
        return { mark: rendered.push({ key, asked: written.asked }) - 1 };
      };
      const keep = (html: string): void => {
        for (const [number, inner] of readCards(html)) {
          const { key, asked } = rendered[number] ?? {};
          if (key === undefined || !asked) continue;
          const texts = [...asked].map((value) => [value, written.get(value) ?? ''] as const);
          write(key, { html: inner, written: texts });
        }
      };
      const finish: PageCards['finish'] = (html, isShared) => {
        written.asked = undefined;
        if (rendered.length === 0) return html;
        if (isShared) keep(html);
        return html.replace(mark, '');
      };
      return { read, written, finish };
    },
  };
}
