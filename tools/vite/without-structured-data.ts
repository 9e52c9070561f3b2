import type { Plugin } from 'vite';

/**
 * Structured data is for search engines, so only the server renders it. In the browser build its functions return an empty
 * list.
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
