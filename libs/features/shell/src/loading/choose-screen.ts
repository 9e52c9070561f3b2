import type { ScreenInput } from '@pasar/screen';
import type { AppDefinition, ScreenEntry } from '../app/app-definition.ts';
import type { ScreenKey } from './page.ts';

export type Chosen = { readonly screen: ScreenKey; readonly entry: ScreenEntry; readonly input: ScreenInput };

const queryOf = (path: string): string => path.split('#')[0]?.split('?').slice(1).join('?') ?? '';

const isBuilt = (screens: object, route: string): boolean => Object.hasOwn(screens, route);

/** A screen of the shell's own for this address. */
export const systemScreen = (
  app: AppDefinition,
  screen: keyof AppDefinition['system'],
  path: string,
): Chosen => ({
  screen,
  entry: app.system[screen],
  input: { route: 'not-found', params: {}, query: queryOf(path) } as ScreenInput,
});

/** The screen of a route, or not-found where this build has none. */
export function routeScreen(app: AppDefinition, route: string, params: object, path: string): Chosen {
  if (!isBuilt(app.screens, route)) return systemScreen(app, 'not-found', path);
  const screen = route as keyof AppDefinition['screens'];
  return {
    screen,
    entry: app.screens[screen],
    input: { route: screen, params, query: queryOf(path) } as ScreenInput,
  };
}
