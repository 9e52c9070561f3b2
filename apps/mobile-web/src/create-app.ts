import type { AppDefinition, ImportCheckout } from '@pasar/shell';
import { CrashScreen } from '@pasar/system-screens';
import { Layout } from './Layout.tsx';

/** What differs between the browser and the server. */
export type AppPorts = { readonly importCheckout: ImportCheckout };

export const createApp = (ports: AppPorts): AppDefinition => ({
  platform: 'rw',
  screens: async () => (await import('./all-screens.ts')).createAllScreens(ports),
  Layout,
  Crash: CrashScreen,
  consentBanner: () => import('@pasar/consent-screens/banner'),
  prompts: () => import('@pasar/app-screens/prompts'),
});
