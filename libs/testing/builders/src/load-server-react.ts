import type * as ReactServer from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';

type Loader = { readonly loadServerReact: () => typeof ReactServer };

const loaderFile = '../../../../tools/vite/load-server-react.ts';

type Renderer = Pick<typeof ReactServer, 'renderToPipeableStream'>;

/**
 * Lets a React server leave the contexts of its latest page, whose values it keeps until it renders the next: another React
 * server in the same process would render inside them. Call it with the one that is no longer used.
 */
export const leaveContexts = (renderer: Renderer): Promise<void> =>
  new Promise((resolve, reject) => {
    renderer.renderToPipeableStream(null, { onAllReady: resolve, onError: reject });
  });

/**
 * Loads React's server as the storefronts' server builds contain it, with the cache of markup. Contexts of another React server
 * in the same process would be mixed up with its own: render everything that is compared with this one, and `leaveContexts`
 * afterwards.
 */
export async function loadServerReact(): Promise<typeof ReactServer> {
  await leaveContexts({ renderToPipeableStream });
  const loader = (await import(/* @vite-ignore */ new URL(loaderFile, import.meta.url).href)) as Loader;
  return loader.loadServerReact();
}
