import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceParts } from './replace-parts.ts';
import type { CodePart } from './replace-parts.ts';

const serverFile = 'react-dom-server.node.production.js';

/** The end of a function at the top level of the file. */
const body = '[\\s\\S]*?\\n\\}\\n';

const parts: readonly CodePart[] = [
  [
    'chunks as bytes',
    new RegExp(`function writeChunk\\(destination, chunk\\) \\{${body}`),
    'function writeChunk(destination, chunk) {\n  destination.write(chunk);\n}\n',
  ],
  ['constant chunks as bytes', /return textEncoder\.encode\(content\);/, 'return content;'],
  [
    'buffers of a page',
    /currentView = new Uint8Array\(4096\);\n\s*writtenBytes = 0;\n\s*destinationHasCapacity/g,
    'destinationHasCapacity',
  ],
  [
    'sizes of Suspense boundaries',
    new RegExp(`function finishedSegment\\(request, boundary, segment\\) \\{${body}`),
    'function finishedSegment() {}\n',
  ],
];

/**
 * For the server's build: React writes texts instead of bytes, which would be decoded again, because a page is stored and
 * completed as a text. It does not compute the sizes of Suspense boundaries, which are only needed to send large ones later.
 */
export const serverMarkup = (): Plugin => ({
  name: 'pasar:server-markup',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-dom\/server$/ },
    handler: () => fileURLToPath(new URL(`cjs/${serverFile}`, import.meta.resolve('react-dom'))),
  },
  transform: {
    filter: { id: /\/react-dom-server\.node\.production\.js$/ },
    handler: (code) => ({ code: replaceParts('server-markup.ts', parts, code), map: null }),
  },
});
