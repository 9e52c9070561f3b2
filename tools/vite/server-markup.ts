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
  [
    'elements',
    /function renderElement\(request, task, keyPath, type, props, ref\) \{/,
    `function renderElement(request, task, keyPath, type, props, ref) {
  const markup = request.cachedMarkup;
  if (typeof type === "string" || markup === undefined || task.blockedSegment === null || !markup.has(type))
    return renderUncached(request, task, keyPath, type, props, ref);
  const known = markup.begin(type, props, getTreeId(task.treeContext));
  if (known === undefined) return renderUncached(request, task, keyPath, type, props, ref);
  const segment = task.blockedSegment;
  if (typeof known === "string") {
    segment.lastPushedText = false;
    segment.chunks.push(known);
    return;
  }
  const first = segment.chunks.length;
  const children = segment.children.length;
  let html;
  try {
    renderUncached(request, task, keyPath, type, props, ref);
    if (task.blockedSegment === segment && segment.children.length === children && !segment.lastPushedText)
      html = segment.chunks.slice(first).join("");
  } finally {
    known(html);
  }
}
function renderUncached(request, task, keyPath, type, props, ref) {`,
  ],
  [
    'requests',
    /(exports\.renderToPipeableStream = [^\n]*\n {2}var request = createRequestImpl\(children, options\),\n {4}hasStartedFlowing = !1;)/,
    '$1\n  request.cachedMarkup = options?.cachedMarkup;',
  ],
];

export const serverReactFile = fileURLToPath(new URL(`cjs/${serverFile}`, import.meta.resolve('react-dom')));

/** React's server build with these parts replaced. */
export const replaceServerParts = (code: string): string => replaceParts('server-markup.ts', parts, code);

/**
 * For the server's build: React writes texts instead of bytes, which would be decoded again, because a page is stored and
 * completed as a text. It reads and writes the cache of markup in its option `cachedMarkup` (`PageMarkup` of the shell's
 * server-parts), which holds the chunks of a component exactly as it was rendered. It does not compute the sizes of Suspense boundaries, which are only needed to send large ones later.
 */
export const serverMarkup = (): Plugin => ({
  name: 'pasar:server-markup',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-dom\/server$/ },
    handler: () => serverReactFile,
  },
  transform: {
    filter: { id: /\/react-dom-server\.node\.production\.js$/ },
    handler: (code) => ({ code: replaceServerParts(code), map: null }),
  },
});
