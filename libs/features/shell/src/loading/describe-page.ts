import { baseApi } from '@pasar/base-api';
import type { Store } from '@pasar/base-api';
import { marketOrigin } from '@pasar/markets';
import type { Namespace, ScreenContext, ScreenDefinition, Translate } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import type { AppDefinition } from '../app/app-definition.ts';
import { loadNamespaces } from '../texts/load-namespaces.ts';
import type { ScreenMatch } from './choose-screen.ts';
import { ModuleError } from './module-error.ts';
import type { ScreenPage } from './page.ts';

/** What deps a page takes; one of these a request or a tab. */
export type PageLoadDeps = {
  readonly app: AppDefinition;
  readonly store: Store;
  readonly context: ScreenContext;
  readonly texts: Texts;
  /** Texts that every page needs; none where they came with the page. */
  readonly namespaces?: readonly Namespace[];
  /** Whether the page was made under rules that hold no more, so that the next one is to be a document of its own. */
  readonly isOutdated?: () => boolean;
};

/** The screen's module, and the texts that it and its frame speak with. */
export async function loadDefinition(deps: PageLoadDeps, match: ScreenMatch): Promise<ScreenDefinition> {
  const { context, texts, namespaces = [] } = deps;
  try {
    const { default: definition } = await match.entry.load({ api: baseApi, context });
    await loadNamespaces(texts, context.language, [...namespaces, ...definition.namespaces]);
    return definition;
  } catch (reason) {
    throw new ModuleError(match.entry.module, { cause: reason });
  }
}

/** A page whose data is there. */
export function describePage(
  { store, context, texts }: PageLoadDeps,
  match: ScreenMatch,
  definition: ScreenDefinition,
  release: () => void,
): ScreenPage {
  const state = store.getState();
  const fixed = texts.getFixedT(context.language, definition.namespaces[0]?.name ?? null);
  // What a head says to machines names the market's own host: the mall's shows the same pages.
  const own = { ...context, origin: marketOrigin(context.market, context.origin) };
  const t: Translate = (key, values) => fixed(key, { ...values });
  return {
    kind: 'screen',
    screen: match.screen,
    module: match.entry.module,
    definition,
    input: match.input,
    status: definition.status?.(state, match.input, context) ?? 200,
    head: definition.head(state, match.input, own, t),
    release,
  };
}
