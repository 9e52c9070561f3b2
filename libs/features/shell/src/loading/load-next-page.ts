import type { PageLoadDeps } from './describe-page.ts';
import { ModuleError } from './module-error.ts';
import type { Page } from './page.ts';

const importLoadPage = () => import('./load-page.ts');

/** Loads what an address leads to. The routing table and the list of screens come with the first one. */
export async function loadNextPage(deps: PageLoadDeps, path: string): Promise<Page> {
  const { loadPage } = await importLoadPage().catch((cause: unknown) => {
    throw new ModuleError('load-page', { cause });
  });
  return loadPage(deps, path);
}

/** Brings beforehand what the first navigation takes. Resolves whether it came or not: it is asked for again. */
export const preloadNavigation = ({ screens }: PageLoadDeps['app']): Promise<unknown> =>
  Promise.allSettled([importLoadPage(), screens()]);
