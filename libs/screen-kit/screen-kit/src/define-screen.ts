import type { RootState } from '@pasar/base-api';
import type { LanguageTag } from '@pasar/markets';
import type { RouteId, RouteParams } from '@pasar/routing-table';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { ScreenContext } from './screen-context.tsx';
import type { ScreenPart } from './screen-part.tsx';

/** A library's i18n namespace, with a loader for each language. */
export type Namespace = {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<{ default: object }>>>;
};

/** The route of a screen, its typed path parameters, and the query string without `?`. */
export type ScreenInput<Id extends RouteId = RouteId> = {
  readonly route: Id;
  readonly params: RouteParams<Id>;
  readonly query: string;
  /** The path of the URL, for routes that match by prefix. */
  readonly path?: string;
};

export type ScreenComponentProps<Id extends RouteId = RouteId> = { readonly input: ScreenInput<Id> };

/**
 * A query to fetch before the screen shows: `catalogueApi.endpoints.getItem.initiate(key)`. It is the page's
 * main data: without a response the page answers 503. Wrap other queries in `optional` of `@pasar/base-api`.
 */
export type Need = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction> & {
  readonly optional?: true;
};

/** The contents of `<head>`. Only the server renders JSON-LD. */
export type Head = {
  readonly title: string;
  readonly description?: string;
  /** A path of this store; absent if the page must not be indexed. */
  readonly canonical?: string;
  readonly robots?: string;
  /** An absolute URL or a path. */
  readonly image?: string;
  readonly jsonLd?: readonly object[];
};

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A screen: its component, texts, needs, status and head. */
export type ScreenDefinition<Id extends RouteId = RouteId> = {
  readonly namespaces: readonly Namespace[];
  /**
   * Fetched before the screen shows, in phases: a later phase can read the responses of earlier ones. The
   * same calls run on the server and on navigation.
   */
  readonly needs?: readonly ((
    input: ScreenInput<Id>,
    context: ScreenContext,
    state: RootState,
  ) => readonly Need[])[];
  /** The HTTP status once the needs are loaded; 200 by default. */
  readonly status?: (state: RootState, input: ScreenInput<Id>, context: ScreenContext) => number;
  /** Redirects before anything is loaded: to a path of this store, or to a validated URL. */
  readonly redirect?: (input: ScreenInput<Id>, context: ScreenContext) => string | undefined;
  /** `t` uses the screen's first namespace. */
  readonly head: (state: RootState, input: ScreenInput<Id>, context: ScreenContext, t: Translate) => Head;
  /** For members only: visitors are redirected to sign in, with `next`; on a seller's screen to the seller sign-in. */
  readonly signedIn?: true | 'seller';
  /**
   * The page is the same for every visitor with the same market, platform, language and values of these query fields. The server
   * strips all other fields.
   */
  readonly cacheable?: { readonly queryFields: readonly string[] };
  /** Chunks of the screen that this page needs: they are loaded with it, and their styles are in its `<head>`. */
  readonly parts?: (
    state: RootState,
    input: ScreenInput<Id>,
    context: ScreenContext,
  ) => readonly ScreenPart[];
  readonly Screen: ComponentType<ScreenComponentProps<Id>>;
};

/** Checks a screen against its route's parameter types, and returns the common type that apps store. */
export function defineScreen<const Id extends RouteId>(definition: ScreenDefinition<Id>): ScreenDefinition {
  return definition as unknown as ScreenDefinition;
}
