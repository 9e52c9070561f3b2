import type { ScreenEntry } from './app-definition.ts';

/** `screenEntry('@pasar/home-screens/home', () => import('@pasar/home-screens/home'))` */
export const screenEntry = (module: string, load: ScreenEntry['load']): ScreenEntry => ({ module, load });
