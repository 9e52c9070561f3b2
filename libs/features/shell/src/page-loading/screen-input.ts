import type { ScreenInput } from '@pasar/screen-kit';
import type { BuiltInScreen, ScreenKey } from './page.ts';

const builtInScreens: Readonly<Record<BuiltInScreen, true>> = {
  'not-found': true,
  unavailable: true,
  'old-address': true,
};

export const isBuiltInScreen = (screen: ScreenKey): screen is BuiltInScreen =>
  Object.hasOwn(builtInScreens, screen);

const readQuery = (path: string): string => path.split('#')[0]?.split('?').slice(1).join('?') ?? '';

/** The input of a screen for a path; a built-in screen has no route. */
export const createScreenInput = (screen: ScreenKey, params: object, path: string): ScreenInput =>
  ({
    route: isBuiltInScreen(screen) ? 'not-found' : screen,
    params,
    query: readQuery(path),
    path: path.split(/[?#]/, 1)[0],
  }) as ScreenInput;
