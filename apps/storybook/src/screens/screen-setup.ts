import { createStore } from '@pasar/base-api';
import type { HttpPort, Store } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { ScreenContext, ScreenDefinition, ScreenInput } from '@pasar/screen-kit';

/** `parameters.screenSetup` of a story whose component needs a screen around it. */
export type ScreenSetup = {
  /** The mock network, from `createFakeHttp` of `@pasar/builders`. */
  readonly http: HttpPort;
  /** Path with query; `/` by default. */
  readonly at?: string;
  readonly toggles?: readonly string[];
  /** A whole screen, whose needs are fetched before it renders, as in a shell. */
  readonly screen?: ScreenDefinition;
  readonly input?: ScreenInput;
  /** Renders the screen while its needs are still being fetched; for a network that does not respond. */
  readonly loading?: boolean;
};

/** The toolbar's choices that a screen receives. */
type ToolbarValues = {
  readonly market: MarketCode;
  readonly language: LanguageTag;
  /** A key of the viewport options; undefined until one is chosen. */
  readonly viewport?: { readonly value?: string };
};

const phones: readonly (string | undefined)[] = ['phone', 'narrow'];

/** Creates a screen's context from the toolbar; narrow viewports are mobile web. */
export const createScreenContext = (
  { market, language, viewport }: ToolbarValues,
  setup: ScreenSetup,
): ScreenContext => ({
  market: marketByCode(market),
  language,
  client: 'browser',
  platform: phones.includes(viewport?.value) ? 'rw' : 'pc',
  origin: window.location.origin,
  environment: 'test',
  toggles: setup.toggles ?? [],
});

/** Creates a store with the story's network, and fetches the screen's needs unless the story is `loading`. */
export async function createScreenStore(setup: ScreenSetup, context: ScreenContext): Promise<Store> {
  const store = createStore({ http: setup.http });
  const { screen, input, loading } = setup;
  if (!screen || !input || loading) return store;
  for (const phase of screen.needs ?? [])
    await Promise.all(phase(input, context, store.getState()).map((need) => store.dispatch(need)));
  return store;
}
