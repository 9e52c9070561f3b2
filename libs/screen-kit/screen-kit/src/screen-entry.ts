import type { BaseApi } from '@pasar/base-api';
import type { ScreenRouteId } from '@pasar/routing-table';
import type { ScreenDefinition } from './define-screen.ts';
import type { ScreenContext } from './screen-context.tsx';

/** Dependencies of a screen's loader: a screen that is deployed separately fetches its own data through `api`. */
export type ScreenLoaderDeps = { readonly api: BaseApi; readonly context: ScreenContext };

/** A lazily loaded screen. `module` is the import specifier, the key of the build's manifest. */
export type ScreenEntry = {
  readonly module: string;
  readonly load: (deps: ScreenLoaderDeps) => Promise<{ readonly default: ScreenDefinition }>;
};

/** The screens of a library, by route. */
export type ScreenEntries = Readonly<Partial<Record<ScreenRouteId, ScreenEntry>>>;

/** `screenEntry('@pasar/home-screens/home', () => import('@pasar/home-screens/home'))` */
export const screenEntry = (module: string, load: ScreenEntry['load']): ScreenEntry => ({ module, load });
