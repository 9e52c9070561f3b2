import type { ScreenEntry, ScreenInput } from '@pasar/screen-kit';
import type { AppScreens } from '../app/app-definition.ts';
import { oldAddressScreen } from './old-address-screen.ts';
import { createScreenInput, isBuiltInScreen } from './screen-input.ts';
import type { BuiltInScreen, ScreenKey } from './page.ts';

/** The screen of a path, with its input. */
export type ScreenMatch = {
  readonly screen: ScreenKey;
  readonly entry: ScreenEntry;
  readonly input: ScreenInput;
};

/** The entry of a built-in screen. */
const builtInEntry = ({ system }: AppScreens, screen: BuiltInScreen): ScreenEntry =>
  screen === 'old-address' ? oldAddressScreen : system[screen];

/** Matches a built-in screen for this path. */
export const builtInScreen = (screens: AppScreens, screen: BuiltInScreen, path: string): ScreenMatch => ({
  screen,
  entry: builtInEntry(screens, screen),
  input: createScreenInput(screen, {}, path),
});

/** The screen of a route; `not-found` if this build has none. */
export function routeScreen(screens: AppScreens, route: string, params: object, path: string): ScreenMatch {
  if (!Object.hasOwn(screens.routes, route)) return builtInScreen(screens, 'not-found', path);
  const screen = route as keyof AppScreens['routes'];
  return { screen, entry: screens.routes[screen], input: createScreenInput(screen, params, path) };
}

/** A route's screen or a built-in one, by its key. */
export const screenByKey = (
  screens: AppScreens,
  screen: ScreenKey,
  params: object,
  path: string,
): ScreenMatch =>
  isBuiltInScreen(screen) ? builtInScreen(screens, screen, path) : routeScreen(screens, screen, params, path);
