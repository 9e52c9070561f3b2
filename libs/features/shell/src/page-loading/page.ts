import type { Head, ScreenDefinition, ScreenInput } from '@pasar/screen-kit';
import type { RouteId } from '@pasar/routing-table';
import type { SystemScreens } from '../app/app-definition.ts';

/** Screens of the shell itself; `old-address` redirects legacy addresses whose target depends on the hash. */
export type BuiltInScreen = keyof SystemScreens | 'old-address';

/** A route's screen or a built-in one. */
export type ScreenKey = RouteId | BuiltInScreen;

/** A page that is ready to be shown. */
export type ScreenPage = {
  readonly kind: 'screen';
  readonly screen: ScreenKey;
  /** The import specifier of the screen's chunk. */
  readonly module: string;
  /** The specifiers of the page's other chunks. */
  readonly parts: readonly string[];
  readonly definition: ScreenDefinition;
  readonly input: ScreenInput;
  readonly status: number;
  readonly head: Head;
  /** Unsubscribes from the page's queries, so that the cache can drop unused data. */
  readonly release: () => void;
};

/** The result of loading a path. */
export type Page =
  | ScreenPage
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** Another server handles this path: the browser loads it as a document. */
  | { readonly kind: 'document'; readonly path: string };
