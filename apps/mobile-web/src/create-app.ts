import type { AppDefinition } from '@pasar/shell';
import { CrashScreen } from '@pasar/system-screens';
import type { AppPorts } from './app-ports.ts';
import { Layout } from './Layout.tsx';

export const createApp = (ports: AppPorts): AppDefinition => ({
  platform: 'rw',
  screens: async () => (await import('./all-screens.ts')).createAllScreens(ports),
  Layout,
  Crash: CrashScreen,
  consentBanner: () => import('@pasar/consent-screens/banner'),
  prompts: () => import('@pasar/app-screens/prompts'),
});
