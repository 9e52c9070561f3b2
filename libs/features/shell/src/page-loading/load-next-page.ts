import type { PageLoadDeps } from './describe-page.ts';
import { ModuleError } from './module-error.ts';
import type { Page } from './page.ts';

const importLoadPage = () => import('./load-page.ts');

/** Loads the page of a path. The routing table and the list of screens are loaded with the first navigation. */
export async function loadNextPage(deps: PageLoadDeps, path: string): Promise<Page> {
  const { loadPage } = await importLoadPage().catch((cause: unknown) => {
    throw new ModuleError('load-page', { cause });
  });
  return loadPage(deps, path);
}

/** Preloads what the first navigation needs. Never rejects: a failed load is retried by the navigation. */
export const preloadNavigation = ({ screens }: PageLoadDeps['app']): Promise<unknown> =>
  Promise.allSettled([importLoadPage(), screens()]);
