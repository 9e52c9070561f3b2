import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { PageContent } from './page-content.ts';
import { clientPath, clientScript, renderDocument } from './react-build.ts';

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

const compressed = (type: string, cache: string, text: string): Answer => ({
  status: 200,
  headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache },
  body: brotliCompressSync(text),
});

/** Fetches a picture from the store. */
const picture = async (store: URL, path: string): Promise<Answer> => {
  const answer = await fetch(new URL(path, store));
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return {
    status: answer.status,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    body: await answer.bytes(),
  };
};

const written = async (
  pages: Readonly<Record<string, PageContent>>,
): Promise<Map<string, Promise<Answer>>> => {
  const answers = new Map([
    ['/robots.txt', Promise.resolve(compressed('text/plain', 'no-cache', 'User-agent: *\nAllow: /\n'))],
    [
      clientPath,
      clientScript().then((text) => compressed('text/javascript', 'max-age=31536000, immutable', text)),
    ],
  ]);
  for (const [name, content] of Object.entries(pages))
    answers.set(
      `/${name}`,
      renderDocument(content).then((text) => compressed('text/html', 'no-cache', text)),
    );
  await Promise.all(answers.values());
  return answers;
};

/** Serves pages of React alone at `origin` until closed. */
export type ReactServer = {
  readonly origin: string;
  readonly close: () => void;
};

/**
 * Serves each page by its name on a free local port, rendered and compressed in advance; pictures are cached after the first
 * request. So React's pages wait for nothing that the store's pages do not wait for.
 */
export const serveReact = async (
  store: URL,
  pages: Readonly<Record<string, PageContent>>,
): Promise<ReactServer> => {
  const answers = await written(pages);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = answers.get(path) ?? picture(store, path);
    answers.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
