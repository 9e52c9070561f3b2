import type { ScreenContext, ScreenDefinition } from '@pasar/screen';
import type { BaseApi } from '@pasar/base-api';
import type { ScreenRouteId } from '@pasar/routing-table';
import type { ComponentType, ReactNode } from 'react';
import type { LoadBanner } from '../consent/LazyConsentBanner.tsx';
import type { LoadPrompts } from '../prompts/LazyPrompts.tsx';
import type { LoadQuickAdd } from '../quick-add/LazyQuickAddProvider.tsx';
import type { UnbuiltRoute } from './unbuilt-routes.data.ts';

/** What a screen's loader may use: a screen that is delivered apart asks for its own needs through `api`. */
export type ScreenLoaderDeps = { readonly api: BaseApi; readonly context: ScreenContext };

/** A screen as a chunk of its own. `module` is the import's specifier: the build's manifest is keyed by it. */
export type ScreenEntry = {
  readonly module: string;
  readonly load: (lent: ScreenLoaderDeps) => Promise<{ readonly default: ScreenDefinition }>;
};

/** Every route that this build answers with a screen; the compiler asks for each that is not listed as unbuilt. */
export type ScreenMap = Readonly<Record<Exclude<ScreenRouteId, UnbuiltRoute>, ScreenEntry>>;

export type CrashProps = {
  readonly error: unknown;
  readonly retry: () => void;
};

/** The screens that answer when no route's screen can. */
export type SystemScreens = {
  /** 404 */
  readonly 'not-found': ScreenEntry;
  /** 503: the marketplace does not answer, or the shopper is offline. */
  readonly unavailable: ScreenEntry;
};

/** Every screen of an app. */
export type AppScreens = { readonly routes: ScreenMap; readonly system: SystemScreens };

/** One of the two storefronts: what it composes. Rules are never among it. */
export type AppDefinition = {
  readonly platform: ScreenContext['platform'];
  /** A chunk of its own: a page starts with its one screen, which the server names. */
  readonly screens: () => Promise<AppScreens>;
  /** Header, tab bar and footer around every screen. */
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly Crash: ComponentType<CrashProps>;
  /** Asks for consent where it is required; a chunk of its own. */
  readonly consentBanner: LoadBanner;
  /** What asks in passing once the page is idle; a chunk of its own. */
  readonly prompts: LoadPrompts;
  /** What a press on a card's cart does; a chunk of its own. */
  readonly quickAdd: LoadQuickAdd;
};
