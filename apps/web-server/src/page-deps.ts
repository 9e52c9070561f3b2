import type { ApiHttp, PageCache } from '@pasar/page-rendering';
import type { WebServerSettings } from './read-settings.ts';
import type { Storefronts } from './storefronts.ts';
import type { ReadVisitorToggles } from './toggles.ts';

/** Dependencies of page rendering. */
export type PageDeps = {
  readonly settings: WebServerSettings;
  readonly storefronts: Storefronts;
  readonly api: ApiHttp;
  readonly toggles: ReadVisitorToggles;
  readonly cache: PageCache;
};
