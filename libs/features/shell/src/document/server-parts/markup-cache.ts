import type { FormatCache } from '@pasar/locale-format';
import type { CachedComponent } from './cached-component.ts';
import { isEqual } from './is-equal.ts';
import { RecordedTexts } from './recorded-texts.ts';

/** A component's markup, with the formatted numbers and prices in it. */
type Entry = {
  readonly inputs: readonly unknown[];
  readonly html: string;
  readonly written: readonly (readonly [string, string])[];
  /** The component's position in the page's tree, if its ids depend on it. */
  readonly treeId: string | undefined;
};

/** Stores the rendered markup of a component that was not cached; undefined if it cannot be cached. */
export type StoreMarkup = (html: string | undefined) => void;

/** The cached markup of one page, as React's server build reads it (tools/vite/server-markup.ts). */
export type PageMarkup = {
  /** Whether markup of this component is cached at all. */
  readonly has: (component: unknown) => boolean;
  /** Returns the markup, or the function that stores it after rendering. Undefined if these props must be rendered. `treeId` is the position in the tree. */
  readonly begin: (component: unknown, props: object, treeId: string) => string | StoreMarkup | undefined;
  /** The page's formatted texts, including those of cached markup. */
  readonly written: FormatCache;
};

export type MarkupCache = {
  /** `scope` serializes everything that the components of a page have in common. Only shared pages add to the cache. */
  readonly open: (scope: string, isShared: boolean) => PageMarkup;
};

/** React's ids begin so (`useId`). */
const hasIds = (html: string): boolean => html.includes('_R_');

/** A picture that is not lazy is also preloaded by the page's head; a text at the beginning depends on what precedes it. */
const isStorable = (html: string): boolean =>
  html.startsWith('<') && !html.startsWith('<!') && !/<img(?![^>]* loading="lazy")|<script|nonce=/.test(html);

const maxScopes = 1000;

/** Numbers texts, so that a slot's name need not contain its scope. A number never stands for another text. */
function createNumbers(): (text: string) => number {
  const numbers = new Map<string, number>();
  let next = 0;
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    if (numbers.size >= maxScopes) numbers.clear();
    numbers.set(text, next);
    return next++;
  };
}

/**
 * Creates a cache of the markup of components on shared pages, by all their inputs. It has two generations: when the younger one
 * has half of `maxChars`, it becomes the older one, and what was not used since then is dropped.
 */
export function createMarkupCache(components: readonly CachedComponent[], maxChars: number): MarkupCache {
  const keys = new Map(
    components.map(({ component, useKey }, index) => [component, { index, readKey: useKey }]),
  );
  const getNumber = createNumbers();
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();
  let youngChars = 0;
  const write = (slot: string, entry: Entry): void => {
    if (youngChars > maxChars / 2) [old, young, youngChars] = [young, new Map(), 0];
    youngChars += slot.length + entry.html.length;
    young.set(slot, entry);
  };
  const read = (slot: string): Entry | undefined => {
    const found = young.get(slot);
    if (found) return found;
    const older = old.get(slot);
    if (older) write(slot, older);
    return older;
  };
  return {
    open: (scope, isShared) => {
      const page = getNumber(scope);
      const written = new RecordedTexts();
      return {
        written,
        has: (component) => keys.has(component),
        begin: (component, props, treeId) => {
          const found = keys.get(component);
          const key = found?.readKey(props as never);
          if (!found || !key) return undefined;
          const { inputs } = key;
          const slot = `${page} ${found.index} ${key.slot}`;
          const entry = read(slot);
          if (entry && (entry.treeId ?? treeId) === treeId && isEqual(entry.inputs, inputs)) {
            written.add(entry.written);
            return entry.html;
          }
          if (!isShared) return undefined;
          written.begin();
          return (html) => {
            const texts = written.end();
            if (html === undefined || !isStorable(html)) return;
            write(slot, { inputs, html, written: texts, treeId: hasIds(html) ? treeId : undefined });
          };
        },
      };
    },
  };
}
