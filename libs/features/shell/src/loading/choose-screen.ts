import type { ScreenInput } from '@pasar/screen';
import type { AppDefinition, ScreenEntry } from '../app/app-definition.ts';
import { oldAddressScreen } from '../old-address/old-address-screen.ts';
import type { OwnScreen, ScreenKey } from './page.ts';

export type Chosen = { readonly screen: ScreenKey; readonly entry: ScreenEntry; readonly input: ScreenInput };

const queryOf = (path: string): string => path.split('#')[0]?.split('?').slice(1).join('?') ?? '';

const isBuilt = (screens: object, route: string): boolean => Object.hasOwn(screens, route);

/** The screens that answer where no route's screen does. */
const ownEntry = (app: AppDefinition, screen: OwnScreen): ScreenEntry =>
  screen === 'old-address' ? oldAddressScreen : app.system[screen];

const ownScreens: Readonly<Record<OwnScreen, true>> = {
  'not-found': true,
  unavailable: true,
  'old-address': true,
};

export const isOwnScreen = (screen: ScreenKey): screen is OwnScreen => Object.hasOwn(ownScreens, screen);

/** A screen of the shell's own for this address. */
export const ownScreen = (app: AppDefinition, screen: OwnScreen, path: string): Chosen => ({
  screen,
  entry: ownEntry(app, screen),
  input: { route: 'not-found', params: {}, query: queryOf(path) } as ScreenInput,
});

/** The screen of a route, or not-found where this build has none. */
export function routeScreen(app: AppDefinition, route: string, params: object, path: string): Chosen {
  if (!isBuilt(app.screens, route)) return ownScreen(app, 'not-found', path);
  const screen = route as keyof AppDefinition['screens'];
  return {
    screen,
    entry: app.screens[screen],
    input: { route: screen, params, query: queryOf(path) } as ScreenInput,
  };
}
