import { Window } from 'happy-dom';

/** A picture as the store shows it, with the words beside it. */
export type Tile = {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
  /** In sight at once, so not loaded lazily. */
  readonly eager: boolean;
  /** Among those that the browser is told to load first. */
  readonly first: boolean;
  readonly words: string;
};

/** What a page of the store shows: enough to show it with React alone. */
export type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly tiles: readonly Tile[];
};

/** As much of an element as is read. */
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

/** The pictures of a page's main part, in their order, with their words. */
export const readContent = (html: string): PageContent => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return {
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    tiles: [...document.querySelectorAll('main img')].map(toTile),
  };
};

/** The path of the first product that a page links to; undefined when there is none. */
export const firstProduct = (html: string): string | undefined =>
  /href="(\/[^"]+-i\.\d+\.\d+)"/.exec(html)?.[1];

/** The path of the first category that a page links to. */
export const firstCategory = (html: string): string | undefined =>
  /href="(\/[^"/]+-cat\.\d+)"/.exec(html)?.[1];

/** The page of a product's shop, by the id in the product's path. */
export const shopOf = (product: string): string => `/shop/${/-i\.(\d+)\./.exec(product)?.[1]}`;
