import type { Plugin } from 'vite';
import { replaceParts } from './replace-parts.ts';

/**
 * Links without `data-discover`, which only the framework's lazy discovery of routes reads: some 20 bytes for each link. In
 * both builds, so that hydration finds what the server rendered.
 */
export const withoutDiscovery = (): Plugin => ({
  name: 'pasar:without-discovery',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/, code: 'function LinkWithRef(' },
    handler: (code) => ({
      code: replaceParts(
        'without-discovery.ts',
        [['discovery', /discover = "render"/g, 'discover = "none"']],
        code,
      ),
      map: null,
    }),
  },
});
