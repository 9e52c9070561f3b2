import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const render = (text: string, html: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <main>
        <p>{text}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <p>{text}</p>
      </main>,
      { onAllReady: () => resolve(new TextDecoder().decode(readDocument(pipe))), onError: reject },
    );
  });

it.each([
  ['short', 'short'],
  ['เสื้อ'.repeat(1000), 'x'.repeat(5000)],
  ['😀'.repeat(3000), '😀é'.repeat(3000)],
  ['short', 'เสื้อ'.repeat(100_000)],
])('reads a document with texts of any length', async (text, html) => {
  expect(await render(text, html)).toBe(`<main><p>${text}</p><div>${html}</div><p>${text}</p></main>`);
});
