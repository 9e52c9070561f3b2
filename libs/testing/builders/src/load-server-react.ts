import type * as ReactServer from 'react-dom/server';

type Loader = { readonly loadServerReact: () => typeof ReactServer };

const loaderFile = '../../../../tools/vite/load-server-react.ts';

/**
 * Loads React's server as the storefronts' server builds contain it, with the cache of markup. Contexts of another React server
 * in the same process would be mixed up with its own: render everything that is compared with this one.
 */
export async function loadServerReact(): Promise<typeof ReactServer> {
  const loader = (await import(/* @vite-ignore */ new URL(loaderFile, import.meta.url).href)) as Loader;
  return loader.loadServerReact();
}
