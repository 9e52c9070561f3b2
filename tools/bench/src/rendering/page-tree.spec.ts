import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countElements, readPageTree } from './page-tree.ts';
import { renderTree } from './render-tree.ts';

const page =
  '<html lang="en"><head><meta charset="utf-8"/><title>A &amp; B</title></head><body class="x" data-a="1">' +
  '<p style="--size:2px;margin-top:1px">one<b>two</b></p><img alt="" loading="lazy" src="/a.webp" srcset="/b.webp 2x"/>' +
  '<input disabled="" value=""/><script type="application/json" id="page">{"a":"<\\u002fb"}</script></body></html>';

it('renders the same HTML from the parsed elements', () => {
  expect(renderToString(renderTree(readPageTree(`<!DOCTYPE html>${page}`)))).toBe(page);
});

it('counts the elements', () => {
  expect(countElements(readPageTree(page))).toBe(10);
});
