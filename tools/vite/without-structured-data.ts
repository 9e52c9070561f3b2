import type { Plugin } from 'vite';

/**
 * Only the server writes structured data into a page, for search engines. In the browser build their functions return an
 * empty list.
 */
export const withoutStructuredData = (): Plugin => ({
  name: 'pasar:without-structured-data',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /(-json-ld|\/structured-data)\.ts$/ },
    handler: (code) => ({
      code: [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => [];`)
        .join('\n'),
      map: null,
    }),
  },
});
