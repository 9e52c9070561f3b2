import type { ScreenRouteId } from '@pasar/routing-table';
import type { ScreenContext, ScreenEntry } from '@pasar/screen-kit';
import type { ComponentType, ReactNode } from 'react';
import type { LoadBanner, LoadPrompts, LoadQuickAdd, LoadVerification } from './lazy-parts.ts';
import type { UnbuiltRoute } from './unbuilt-routes.data.ts';

/** A screen for every route that is not listed in `unbuiltRoutes`; the compiler reports missing ones. */
export type ScreenMap = Readonly<Record<Exclude<ScreenRouteId, UnbuiltRoute>, ScreenEntry>>;

export type CrashProps = {
  readonly error: unknown;
  readonly retry: () => void;
};

/** The screens for errors: no route matched, or the backend is unavailable. */
export type SystemScreens = {
  /** 404 */
  readonly 'not-found': ScreenEntry;
  /** 503: the backend does not answer, or the shopper is offline. */
  readonly unavailable: ScreenEntry;
};

/** Every screen of an app. */
export type AppScreens = { readonly routes: ScreenMap; readonly system: SystemScreens };

/** The definition of a storefront app. */
export type AppDefinition = {
  readonly platform: ScreenContext['platform'];
  /** A separate chunk: the first page loads only its own screen, whose module the server embeds. */
  readonly screens: () => Promise<AppScreens>;
  /** The layout around every screen: header, tab bar and footer. */
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly Crash: ComponentType<CrashProps>;
  /** The consent banner, a lazily loaded chunk. */
  readonly consentBanner: LoadBanner;
  /** Prompts that show once the page is idle, such as add to home screen; a lazily loaded chunk. */
  readonly prompts: LoadPrompts;
  /** The quick-add flow, which adds an item from its card to the cart; a lazily loaded chunk. */
  readonly quickAdd: LoadQuickAdd;
  /** The verification dialog; a lazily loaded chunk. */
  readonly verification: LoadVerification;
};
