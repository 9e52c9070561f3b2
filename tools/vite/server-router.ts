import type { Plugin } from 'vite';
import { replaceParts } from './replace-parts.ts';
import type { CodePart } from './replace-parts.ts';

/**
 * A path that resolves to itself: from the root, without empty or dot segments, and with a query or fragment that is not empty.
 */
const isPlain = String.raw`const plainPath = /^\/(?:$|(?!.*(?:\/[/.]|\\|\s|[/?#]$|\?#))[^:]*$)/;`;

const parts: readonly CodePart[] = [
  [
    'links',
    /( {2}function LinkWithRef\(\{[^}]*?\.\.\.rest\n {2}\}, forwardedRef\) \{)/,
    `$1
    if (typeof to === "string" && plainPath.test(to) && !mask && prefetch === "none")
      return React10.createElement("a", {
        ...rest,
        href: to,
        ref: forwardedRef,
        target
      });`,
  ],
  ['imports', /^/, `${isPlain}\n`],
];

/**
 * For the server's build: a link whose path needs no resolving is an `<a>` at once. Elsewhere it reads four contexts to resolve
 * the path twice, and creates the handler of its clicks.
 */
export const serverRouter = (): Plugin => ({
  name: 'pasar:server-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/, code: 'function LinkWithRef(' },
    handler: (code) => ({ code: replaceParts('server-router.ts', parts, code), map: null }),
  },
});
