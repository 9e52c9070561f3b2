import { expect, it } from 'vitest';
import { firstCategory, firstProduct, readContent, shopPath } from './page-content.ts';
import { renderDocument } from './react-build.ts';

const page = `<!DOCTYPE html><html><head><title>Shop</title><meta name="description" content="Fine things"></head><body>
  <header><img src="/logo.webp"></header>
  <main><ul><li><img src="/a_640.webp" srcset="/a_160.webp 160w" sizes="(min-width: 60rem) 25vw, 48vw" alt="A" width="640"
    height="640" loading="lazy"><a href="/A-thing-i.1.2">A thing</a></li></ul></main></body></html>`;

const tile = {
  src: '/a_640.webp',
  srcSet: '/a_160.webp 160w',
  sizes: '(min-width: 60rem) 25vw, 48vw',
  alt: 'A',
  width: '640',
  height: '640',
  eager: false,
  first: false,
  words: 'A thing',
};

it("reads the pictures in a page's main element with their texts", () => {
  expect(readContent(page)).toEqual({ title: 'Shop', description: 'Fine things', tiles: [tile] });
});

it('renders the same pictures with React', async () => {
  const shown = readContent(await renderDocument(readContent(page)));
  expect(shown.tiles).toEqual([{ ...tile, words: 'A thing♡' }]);
});

it('finds the first product', () => {
  expect([firstProduct(page), firstProduct('<a href="/mall">Mall</a>')]).toEqual([
    '/A-thing-i.1.2',
    undefined,
  ]);
});

it('finds the first category, and the shop of a product', () => {
  expect(firstCategory('<a href="/Mall-cat.1.2">Lamps</a><a href="/Home-cat.7">Home</a>')).toBe(
    '/Home-cat.7',
  );
  expect(shopPath('/A-thing-i.1.2')).toBe('/shop/1');
});
