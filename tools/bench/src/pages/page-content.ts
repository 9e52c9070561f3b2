import { Window } from 'happy-dom';

/** A picture of a store page, with the texts next to it. */
export type Tile = {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
  /** Above the fold, so not lazily loaded. */
  readonly eager: boolean;
  /** Has a high fetch priority. */
  readonly first: boolean;
  readonly words: string;
};

/** The content of a store page that React alone needs to render it. */
export type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly tiles: readonly Tile[];
};

/** The part of an image element that is read. */
type Image = {
  getAttribute(name: string): string | null;
  closest(selector: string): { readonly textContent: string } | null;
};

const toTile = (image: Image): Tile => {
  const of = (name: string): string => image.getAttribute(name) ?? '';
  return {
    src: of('src'),
    srcSet: of('srcset'),
    sizes: of('sizes'),
    alt: of('alt'),
    width: of('width'),
    height: of('height'),
    eager: of('loading') !== 'lazy',
    first: of('fetchpriority') === 'high',
    words: image.closest('li, article, a')?.textContent.trim() ?? '',
  };
};

/** Reads the pictures in a page's main element, in order, with their texts. */
export const readContent = (html: string): PageContent => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return {
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    tiles: [...document.querySelectorAll('main img')].map(toTile),
  };
};

/** Returns the path of the first product link, or undefined. */
export const firstProduct = (html: string): string | undefined =>
  /href="(\/[^"]+-i\.\d+\.\d+)"/.exec(html)?.[1];

/** Returns the path of the first category link. */
export const firstCategory = (html: string): string | undefined =>
  /href="(\/[^"/]+-cat\.\d+)"/.exec(html)?.[1];

/** Returns the shop's path, from the shop id in the product's path. */
export const shopPath = (product: string): string => `/shop/${/-i\.(\d+)\./.exec(product)?.[1]}`;
