import { createStore } from '@pasar/base-api';
import type { HttpPort, Store } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { ScreenContext, ScreenDefinition, ScreenInput } from '@pasar/screen-kit';

/** `parameters.place` of a story whose component wants a screen around it. */
export type ScreenPlace = {
  /** What the network answers, as `createFakeHttp` of `@pasar/builders` makes it. */
  readonly http: HttpPort;
  /** Where it stands: path with query; `/` by default. */
  readonly at?: string;
  readonly toggles?: readonly string[];
  /** A whole screen has its needs fetched before it shows, as in a shell. */
  readonly screen?: ScreenDefinition;
  readonly input?: ScreenInput;
};

/** The toolbar's choices that a screen hears of. */
type ToolbarValues = {
  readonly market: MarketCode;
  readonly language: LanguageTag;
  /** A key of the viewport's options; undefined as long as nobody has chosen. */
  readonly viewport?: { readonly value?: string };
};

const phones: readonly (string | undefined)[] = ['phone', 'narrow'];

/** A screen's context by the toolbar: narrow viewports are mobile web. */
export const contextOf = (
  { market, language, viewport }: ToolbarValues,
  place: ScreenPlace,
): ScreenContext => ({
  market: marketByCode(market),
  language,
  client: 'browser',
  platform: phones.includes(viewport?.value) ? 'rw' : 'pc',
  origin: window.location.origin,
  environment: 'test',
  toggles: place.toggles ?? [],
});

/** A store over the story's network, with the screen's needs in it. */
export async function storeOf(place: ScreenPlace, context: ScreenContext): Promise<Store> {
  const store = createStore({ http: place.http });
  const { screen, input } = place;
  if (!screen || !input) return store;
  for (const phase of screen.needs ?? [])
    await Promise.all(phase(input, context, store.getState()).map((need) => store.dispatch(need)));
  return store;
}
