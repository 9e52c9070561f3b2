import type { AppDefinition, ImportCheckout } from '@pasar/shell';
import { shellTexts } from '@pasar/shell';
import { CrashScreen, systemTexts } from '@pasar/system-screens';
import { Layout } from './Layout.tsx';
import { layoutTexts, sharedTexts } from './shared-texts.ts';
import { createScreens } from './screens.ts';
import { systemScreens } from './system-screens.ts';

/** What differs between the browser and the server. */
export type AppPorts = { readonly importCheckout: ImportCheckout };

export const createApp = (ports: AppPorts): AppDefinition => ({
  platform: 'rw',
  screens: createScreens(ports),
  system: systemScreens,
  Layout,
  Crash: CrashScreen,
  consentBanner: () => import('@pasar/consent-screens/banner'),
  prompts: () => import('@pasar/app-screens/prompts'),
  namespaces: [sharedTexts, layoutTexts, shellTexts, systemTexts],
});
