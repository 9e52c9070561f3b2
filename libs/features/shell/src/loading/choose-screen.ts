import type { ScreenInput } from '@pasar/screen';
import type { AppScreens, ScreenEntry } from '../app/app-definition.ts';
import { oldAddressScreen } from '../old-address/old-address-screen.ts';
import { inputOf, isOwnScreen } from './page-input.ts';
import type { OwnScreen, ScreenKey } from './page.ts';

export type Chosen = { readonly screen: ScreenKey; readonly entry: ScreenEntry; readonly input: ScreenInput };

/** The screens that answer where no route's screen does. */
const ownEntry = ({ system }: AppScreens, screen: OwnScreen): ScreenEntry =>
  screen === 'old-address' ? oldAddressScreen : system[screen];

/** A screen of the shell's own for this address. */
export const ownScreen = (screens: AppScreens, screen: OwnScreen, path: string): Chosen => ({
  screen,
  entry: ownEntry(screens, screen),
  input: inputOf(screen, {}, path),
});

/** The screen of a route, or not-found where this build has none. */
export function routeScreen(screens: AppScreens, route: string, params: object, path: string): Chosen {
  if (!Object.hasOwn(screens.routes, route)) return ownScreen(screens, 'not-found', path);
  const screen = route as keyof AppScreens['routes'];
  return { screen, entry: screens.routes[screen], input: inputOf(screen, params, path) };
}

/** A screen by its key, the shell's own ones included. */
export const screenOf = (screens: AppScreens, screen: ScreenKey, params: object, path: string): Chosen =>
  isOwnScreen(screen) ? ownScreen(screens, screen, path) : routeScreen(screens, screen, params, path);
