import { baseApi } from '@pasar/base-api';
import type { Store } from '@pasar/base-api';
import { marketOrigin } from '@pasar/markets';
import type { Namespace, ScreenContext, ScreenDefinition, Translate } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import type { AppDefinition } from '../app/app-definition.ts';
import { loadNamespaces } from './texts/load-namespaces.ts';
import type { ScreenMatch } from './choose-screen.ts';
import { ModuleError } from './module-error.ts';
import type { ScreenPage } from './page.ts';

/** Dependencies of page loading; created once per request or tab. */
export type PageLoadDeps = {
  readonly app: AppDefinition;
  readonly store: Store;
  readonly context: ScreenContext;
  readonly texts: Texts;
  /** Texts that every page needs; absent in the browser, where they are embedded. */
  readonly namespaces?: readonly Namespace[];
  /** Whether toggles have changed since the page was rendered, so that the next page is loaded as a document. */
  readonly isOutdated?: () => boolean;
};

/** Loads the screen's module, and the texts of the screen and of the layout. */
export async function loadDefinition(deps: PageLoadDeps, match: ScreenMatch): Promise<ScreenDefinition> {
  const { context, texts, namespaces = [] } = deps;
  try {
    const { default: definition } = await match.entry.load({ api: baseApi, context });
    await loadNamespaces(texts, context, [...namespaces, ...definition.namespaces]);
    return definition;
  } catch (reason) {
    throw new ModuleError(match.entry.module, { cause: reason });
  }
}

/** Loads the chunks that the page needs besides its screen's own. */
export async function loadParts(
  { store, context }: PageLoadDeps,
  { parts }: ScreenDefinition,
  { input }: ScreenMatch,
): Promise<void> {
  const needed = parts?.(store.getState(), input, context) ?? [];
  await Promise.all(needed.map(({ load }) => load()));
}

/** Describes the page, once its data is in the store. */
export function describePage(
  { store, context, texts }: PageLoadDeps,
  match: ScreenMatch,
  definition: ScreenDefinition,
  release: () => void,
): ScreenPage {
  const state = store.getState();
  const fixed = texts.getFixedT(context.language, definition.namespaces[0]?.name ?? null);
  // Structured data uses the market's first host: the mall's host shows the same pages.
  const own = { ...context, origin: marketOrigin(context.market, context.origin) };
  const t: Translate = (key, values) => fixed(key, { ...values });
  return {
    kind: 'screen',
    screen: match.screen,
    module: match.entry.module,
    parts: (definition.parts?.(state, match.input, context) ?? []).map(({ module }) => module),
    definition,
    input: match.input,
    status: definition.status?.(state, match.input, context) ?? 200,
    head: definition.head(state, match.input, own, t),
    release,
  };
}
