import type { ScreenInput } from '@pasar/screen';
import type { OwnScreen, ScreenKey } from './page.ts';

const ownScreens: Readonly<Record<OwnScreen, true>> = {
  'not-found': true,
  unavailable: true,
  'old-address': true,
};

export const isOwnScreen = (screen: ScreenKey): screen is OwnScreen => Object.hasOwn(ownScreens, screen);

const queryOf = (path: string): string => path.split('#')[0]?.split('?').slice(1).join('?') ?? '';

/** What a screen is given for an address; one of the shell's own has no route. */
export const inputOf = (screen: ScreenKey, params: object, path: string): ScreenInput =>
  ({ route: isOwnScreen(screen) ? 'not-found' : screen, params, query: queryOf(path) }) as ScreenInput;
