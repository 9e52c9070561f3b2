import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageElement } from './page-tree.ts';
import { renderTree } from './render-tree.ts';

/** Serves each page by its name, rendered for each request by React alone. Prints its port. */
const trees = (await json(process.stdin)) as Record<string, PageElement>;

const server = createServer((request, response) => {
  const tree = trees[decodeURIComponent(request.url?.slice(1) ?? '')];
  if (!tree) return void response.writeHead(404).end();
  const { pipe } = renderToPipeableStream(renderTree(tree), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
