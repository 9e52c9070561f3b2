import { accountApi } from '@pasar/account-api';
import { baseApi } from '@pasar/base-api';
import type { Store } from '@pasar/base-api';
import { loginPath, redirectStatus, resolve } from '@pasar/routing-table';
import type { Outcome, ResolveInput } from '@pasar/routing-table';
import type { ScreenContext, ScreenDefinition, Translate } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import type { AppDefinition } from '../app/app-definition.ts';
import { loadNamespaces } from '../texts/load-namespaces.ts';
import { routeScreen, systemScreen } from './choose-screen.ts';
import type { Chosen } from './choose-screen.ts';
import { ModuleError } from './module-error.ts';
import type { Page, ScreenKey, ScreenPage } from './page.ts';
import { runNeeds } from './run-needs.ts';

/** What loading a page takes; one of these a request or a tab. */
export type Loading = {
  readonly app: AppDefinition;
  readonly store: Store;
  readonly context: ScreenContext;
  readonly texts: Texts;
};

const notLoggedIn = 19;

/** The question to the routing table, as this market, platform and host put it. */
const routing = ({ context }: Pick<Loading, 'context'>, path: string): ResolveInput => ({
  url: path,
  market: context.market.code,
  environment: context.environment,
  platform: context.platform,
  host: new URL(context.origin).host,
  sellerHost: context.market.sellerHost,
  toggles: context.toggles,
});

/** What an address leads to in this context. */
export const resolvePath = (loading: Pick<Loading, 'context'>, path: string): Outcome =>
  resolve(routing(loading, path));

async function loadDefinition(loading: Loading, chosen: Chosen): Promise<ScreenDefinition> {
  const { app, context, texts } = loading;
  try {
    const { default: definition } = await chosen.entry.load({ api: baseApi, context });
    await loadNamespaces(texts, context.language, [...app.namespaces, ...definition.namespaces]);
    return definition;
  } catch (reason) {
    throw new ModuleError(chosen.entry.module, { cause: reason });
  }
}

function describe(
  loading: Loading,
  chosen: Chosen,
  definition: ScreenDefinition,
  release: () => void,
): ScreenPage {
  const { store, context, texts } = loading;
  const state = store.getState();
  const fixed = texts.getFixedT(context.language, definition.namespaces[0]?.name ?? null);
  const t: Translate = (key, values) => fixed(key, { ...values });
  return {
    kind: 'screen',
    screen: chosen.screen,
    module: chosen.entry.module,
    definition,
    input: chosen.input,
    status: definition.status?.(state, chosen.input, context) ?? 200,
    head: definition.head(state, chosen.input, context, t),
    release,
  };
}

async function isVisitor({ store }: Loading): Promise<boolean> {
  const { error } = await store.dispatch(
    accountApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false }),
  );
  return error !== undefined && 'code' in error && error.code === notLoggedIn;
}

async function loadScreen(loading: Loading, chosen: Chosen, path: string): Promise<Page> {
  const definition = await loadDefinition(loading, chosen);
  if (definition.signedIn && (await isVisitor(loading)))
    return { kind: 'redirect', to: loginPath(path), status: 302 };
  const { noAnswer, release } = await runNeeds(loading.store, definition, chosen.input, loading.context);
  if (noAnswer && chosen.screen !== 'unavailable')
    return loadScreen(loading, systemScreen(loading.app, 'unavailable', path), path);
  return describe(loading, chosen, definition, release);
}

/** Everything that an address needs before it can be shown: module, texts, data. Rejects when a module is missing. */
export async function loadPage(loading: Loading, path: string): Promise<Page> {
  const outcome = resolvePath(loading, path);
  switch (outcome.outcome) {
    case 'screen':
      return loadScreen(loading, routeScreen(loading.app, outcome.route, outcome.params, path), path);
    case 'redirect':
      return {
        kind: 'redirect',
        to: outcome.to,
        status: redirectStatus(routing(loading, path)) === 301 ? 301 : 302,
      };
    case 'server':
    case 'classic-web':
      return { kind: 'document', path: outcome.path };
    default:
      return loadScreen(loading, systemScreen(loading.app, 'not-found', path), path);
  }
}

/** The page that the server already loaded: its module is fetched, its data and texts are here. */
export async function adoptPage(loading: Loading, path: string, screen: ScreenKey): Promise<ScreenPage> {
  const outcome = resolvePath(loading, path);
  const params = outcome.outcome === 'screen' ? outcome.params : {};
  const chosen =
    screen === 'unavailable' || screen === 'not-found'
      ? systemScreen(loading.app, screen, path)
      : routeScreen(loading.app, screen, params, path);
  return describe(loading, chosen, await loadDefinition(loading, chosen), () => undefined);
}
