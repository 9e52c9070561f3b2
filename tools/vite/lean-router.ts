import type { Plugin } from 'vite';

/**
 * Removes unused framework and data-router components of react-router, which bundlers keep because the module sets their
 * display names: saves 6 kB of script.
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
