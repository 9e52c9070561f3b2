import type { Plugin } from 'vite';

/**
 * A bundler keeps what react-router has for its framework and for data routers, because it names those components as soon
 * as it is loaded, and a link can prefetch inside the framework. The store has neither of the two: 6 kB of script.
 */
export const leanRouter = (): Plugin => ({
  name: 'pasar:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/\bReact\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'),
      map: null,
    }),
  },
});
