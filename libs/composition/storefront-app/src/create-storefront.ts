import type { AppDefinition } from '@pasar/shell';
import { CrashScreen } from '@pasar/system-screens';
import type { AppPorts } from './app-ports.ts';
import { withPortalLayout } from './with-portal-layout.tsx';

/** The differences between the storefronts: platform and layout. */
export type StorefrontOptions = Pick<AppDefinition, 'platform' | 'Layout'>;

/** A storefront, given the ports of the browser or the server. */
export type Storefront = (ports: AppPorts) => AppDefinition;

/** Creates a storefront with every screen, inside the given layout. */
export const createStorefront =
  (options: StorefrontOptions): Storefront =>
  (ports) => ({
    ...options,
    Layout: withPortalLayout(options.Layout),
    screens: async () => (await import('./all-screens.ts')).createAllScreens(ports),
    Crash: CrashScreen,
    consentBanner: () => import('@pasar/consent-screens/banner'),
    prompts: () => import('@pasar/app-screens/prompts'),
    quickAdd: () => import('@pasar/product-screens/quick-add'),
    verification: () => import('@pasar/verification-screens/dialog'),
  });
