import type { Loading } from './describe-page.ts';
import { ModuleError } from './module-error.ts';
import type { Page } from './page.ts';

const importLoading = () => import('./load-page.ts');

/** Loads what an address leads to. The routing table and the list of screens come with the first one. */
export async function loadNextPage(loading: Loading, path: string): Promise<Page> {
  const { loadPage } = await importLoading().catch((cause: unknown) => {
    throw new ModuleError('load-page', { cause });
  });
  return loadPage(loading, path);
}

/** Brings beforehand what the first navigation takes. Resolves whether it came or not: it is asked for again. */
export const prepareLoading = ({ screens }: Loading['app']): Promise<unknown> =>
  Promise.allSettled([importLoading(), screens()]);
