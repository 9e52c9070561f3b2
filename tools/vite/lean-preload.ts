import type { Plugin } from 'vite';

/** The browser's helper for `import()`: preloads scripts, and waits for styles to load. */
const helper = (base: string): string => `
const requested = {};
const request = (href, isStyle) =>
  new Promise((resolve, reject) => {
    const onerror = () => {
      delete requested[href];
      reject(new Error('Failed to load ' + href));
    };
    const rel = isStyle ? 'stylesheet' : 'modulepreload';
    if (document.head.querySelector('link[rel=' + rel + '][href="' + href + '"]')) return resolve();
    document.head.append(
      Object.assign(document.createElement('link'), { rel, crossOrigin: '', onload: resolve, onerror, href }),
    );
    if (!isStyle) resolve();
  });
export const __vitePreload = async (load, files = []) => {
  await Promise.all(
    files
      .map((file) => ${JSON.stringify(base)} + file)
      .map((href) => (requested[href] ??= request(href, href.endsWith('.css')))),
  );
  return load();
};
`;

/**
 * Replaces Vite's helper for `import()`. Vite's also supports old browsers, relative bases, nonces and an error event, which no
 * page uses but every page would load.
 */
export const leanPreload = (): Plugin => {
  let base = '/';
  return {
    name: 'pasar:lean-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (base = config.base),
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => ({ code: helper(base) }) },
  };
};
