import type { RootState } from '@pasar/base-api';
import type { LanguageTag } from '@pasar/markets';
import type { RouteId, RouteParams } from '@pasar/routing-table';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { ScreenContext } from './screen-context.tsx';

/** A library's translations: its name, and where a language's texts are loaded from. */
export type Namespace = {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<{ default: object }>>>;
};

/** Which screen, with what: the typed parameters of the path and the query behind `?` (without it). */
export type ScreenInput<Id extends RouteId = RouteId> = {
  readonly route: Id;
  readonly params: RouteParams<Id>;
  readonly query: string;
};

export type ScreenComponentProps<Id extends RouteId = RouteId> = { readonly input: ScreenInput<Id> };

/**
 * Something to fetch before the screen is shown: `catalogueApi.endpoints.getItem.initiate(key)`. It is the page's main data: when
 * no answer comes to it the page's status is 503. What a page can do without is marked by `optional` of `@pasar/base-api`.
 */
export type Need = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction> & {
  readonly optional?: true;
};

/** What the document's head says. JSON-LD is written by the server only. */
export type Head = {
  readonly title: string;
  readonly description?: string;
  /** A path of this store; absent where a page must not be indexed. */
  readonly canonical?: string;
  readonly robots?: string;
  /** Absolute or a path. */
  readonly image?: string;
  readonly jsonLd?: readonly object[];
};

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A screen as apps see it: its component, its texts, what it needs, its status and its head. */
export type ScreenDefinition<Id extends RouteId = RouteId> = {
  readonly namespaces: readonly Namespace[];
  /**
   * Fetched before the screen shows, phase after phase: a later phase sees what the earlier ones brought.
   * The same calls run on the server and on navigation.
   */
  readonly needs?: readonly ((
    input: ScreenInput<Id>,
    context: ScreenContext,
    state: RootState,
  ) => readonly Need[])[];
  /** The HTTP status once the needs are there; 200 when it says nothing. */
  readonly status?: (state: RootState, input: ScreenInput<Id>, context: ScreenContext) => number;
  /** `t` speaks the screen's first namespace. */
  readonly head: (state: RootState, input: ScreenInput<Id>, context: ScreenContext, t: Translate) => Head;
  /** Only for someone who is signed in: others are sent to sign-in, with `next`. */
  readonly signedIn?: true;
  /**
   * The page is the same for every visitor of a market, platform and language who asks with the same values of these query
   * fields. The server never shows it any other field: those are the browser's.
   */
  readonly cacheable?: { readonly queryFields: readonly string[] };
  readonly Screen: ComponentType<ScreenComponentProps<Id>>;
};

/** Keeps the route's parameter types inside, and hands apps the one type that they store in a map. */
export function defineScreen<const Id extends RouteId>(definition: ScreenDefinition<Id>): ScreenDefinition {
  return definition as unknown as ScreenDefinition;
}
