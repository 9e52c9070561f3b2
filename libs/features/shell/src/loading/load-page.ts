import { accountApi } from '@pasar/account-api';
import { baseApi } from '@pasar/base-api';
import type { Store } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath, loginPath, redirectStatus, resolve, usernameToLookUp } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext, ScreenDefinition, Translate } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import type { AppDefinition } from '../app/app-definition.ts';
import { loadNamespaces } from '../texts/load-namespaces.ts';
import { isOwnScreen, ownScreen, routeScreen } from './choose-screen.ts';
import type { Chosen } from './choose-screen.ts';
import { ModuleError } from './module-error.ts';
import type { Page, ScreenKey, ScreenPage } from './page.ts';
import { resolvePath, routingOf } from './resolve-path.ts';
import { runNeeds } from './run-needs.ts';

/** What loading a page takes; one of these a request or a tab. */
export type Loading = {
  readonly app: AppDefinition;
  readonly store: Store;
  readonly context: ScreenContext;
  readonly texts: Texts;
  /** Whether the page was made under rules that hold no more, so that the next one is to be a document of its own. */
  readonly isOutdated?: () => boolean;
};

const notLoggedIn = 19;

/** With the shop behind an old `/{username}/{itemId}`, where the address names one. Whatever fails leads home (doc1 §8). */
async function routingWithShop({ store, context }: Loading, path: string): Promise<ResolveInput> {
  const routing = routingOf(context, path);
  const username = usernameToLookUp(routing);
  if (username === undefined) return routing;
  const { data } = await store.dispatch(
    catalogueApi.endpoints.getShopIdByUsername.initiate({ username }, { subscribe: false }),
  );
  return { ...routing, shopIdByUsername: { [username]: data?.shop_id ?? null } };
}

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
    return loadScreen(loading, ownScreen(loading.app, 'unavailable', path), path);
  return describe(loading, chosen, definition, release);
}

/** Where only the browser can tell, because the hash counts, a screen goes there (`/item`, doc1 §2.5). */
const loadRedirect = async (
  loading: Loading,
  path: string,
  to: string,
  status: 200 | 301 | 302 = 302,
): Promise<Page> =>
  status === 200
    ? loadScreen(loading, ownScreen(loading.app, 'old-address', path), path)
    : { kind: 'redirect', to, status };

/** Everything that an address needs before it can be shown: module, texts, data. Rejects when a module is missing. */
export async function loadPage(loading: Loading, path: string): Promise<Page> {
  if (loading.isOutdated?.()) return { kind: 'document', path };
  const routing = await routingWithShop(loading, path);
  const outcome = resolve(routing);
  switch (outcome.outcome) {
    case 'screen':
      return loadScreen(loading, routeScreen(loading.app, outcome.route, outcome.params, path), path);
    case 'redirect':
      return loadRedirect(loading, path, outcome.to, redirectStatus(routing));
    case 'server':
    case 'classic-web':
      return { kind: 'document', path: outcome.path };
    // A browser can't be handed over; the landing page says where the app is, and knows the path. @spec app-handover
    case 'native-app':
      return { kind: 'redirect', to: buildPath('app-landing', {}, { path: outcome.path }), status: 302 };
    default:
      return loadScreen(loading, ownScreen(loading.app, 'not-found', path), path);
  }
}

/** The page that the server already loaded: its module is fetched, its data and texts are here. */
export async function adoptPage(loading: Loading, path: string, screen: ScreenKey): Promise<ScreenPage> {
  const outcome = resolvePath(loading.context, path);
  const params = outcome.outcome === 'screen' ? outcome.params : {};
  const chosen = isOwnScreen(screen)
    ? ownScreen(loading.app, screen, path)
    : routeScreen(loading.app, screen, params, path);
  return describe(loading, chosen, await loadDefinition(loading, chosen), () => undefined);
}
