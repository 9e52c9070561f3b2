import type { Head, ScreenDefinition, ScreenInput } from '@pasar/screen';
import type { RouteId } from '@pasar/routing-table';
import type { SystemScreens } from '../app/app-definition.ts';

/** The shell's own screens; `old-address` goes where an address leads whose hash counts. */
export type BuiltInScreen = keyof SystemScreens | 'old-address';

/** Which screen is shown: a route's own, or one of the shell's. */
export type ScreenKey = RouteId | BuiltInScreen;

/** A page that is ready to be shown. */
export type ScreenPage = {
  readonly kind: 'screen';
  readonly screen: ScreenKey;
  /** The chunk's import specifier. */
  readonly module: string;
  readonly definition: ScreenDefinition;
  readonly input: ScreenInput;
  readonly status: number;
  readonly head: Head;
  /** Lets the cache forget, in its time, what no component uses. */
  readonly release: () => void;
};

/** What an address leads to, once everything it needs is there. */
export type Page =
  | ScreenPage
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** Another program answers this address: the browser loads it as a document. */
  | { readonly kind: 'document'; readonly path: string };
