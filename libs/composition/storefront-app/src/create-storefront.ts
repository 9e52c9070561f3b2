import type { AppDefinition } from '@pasar/shell';
import { CrashScreen } from '@pasar/system-screens';
import type { AppPorts } from './app-ports.ts';

/** What a storefront has of its own: which platform it is, and the frame around its screens. */
export type StorefrontOptions = Pick<AppDefinition, 'platform' | 'Layout'>;

/** A storefront that waits for its ports, which the browser and the server give it. */
export type Storefront = (ports: AppPorts) => AppDefinition;

/** A storefront with every screen of the store, within the frame that is given. */
export const createStorefront =
  (options: StorefrontOptions): Storefront =>
  (ports) => ({
    ...options,
    screens: async () => (await import('./all-screens.ts')).createAllScreens(ports),
    Crash: CrashScreen,
    consentBanner: () => import('@pasar/consent-screens/banner'),
    prompts: () => import('@pasar/app-screens/prompts'),
    quickAdd: () => import('@pasar/product-screens/quick-add'),
  });
