import { accountApi } from '@pasar/account-api';
import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath, loginPath, redirectStatus, resolve, usernameToLookUp } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { AppScreens } from '../app/app-definition.ts';
import { ownScreen, routeScreen } from './choose-screen.ts';
import type { Chosen } from './choose-screen.ts';
import { describePage, loadDefinition } from './describe-page.ts';
import type { Loading } from './describe-page.ts';
import { ModuleError } from './module-error.ts';
import type { OwnScreen, Page } from './page.ts';
import { routingOf } from './routing-of.ts';
import { failedForNow, runNeeds } from './run-needs.ts';

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

/** Another tab may have signed in since: who was a visitor is asked for anew, without the network where the mark is missing. */
function askVisitorAnew({ store }: Loading): void {
  const { getAccountInfo } = accountApi.endpoints;
  if (getAccountInfo.select()(store.getState()).data === null)
    void store.dispatch(getAccountInfo.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

const askAccount = ({ store }: Loading) =>
  store.dispatch(accountApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false }));

async function loadScreens({ app }: Loading): Promise<AppScreens> {
  try {
    return await app.screens();
  } catch (cause) {
    throw new ModuleError('screens', { cause });
  }
}

const loadOwnScreen = async (loading: Loading, screen: OwnScreen, path: string): Promise<Page> =>
  loadScreen(loading, ownScreen(await loadScreens(loading), screen, path), path);

async function loadScreen(loading: Loading, chosen: Chosen, path: string): Promise<Page> {
  const definition = await loadDefinition(loading, chosen);
  const account = definition.signedIn && (await askAccount(loading));
  if (account && account.data === null) return { kind: 'redirect', to: loginPath(path), status: 302 };
  const needs = await runNeeds(loading.store, definition, chosen.input, loading.context);
  if (needs.noAnswer && chosen.screen !== 'unavailable') return loadOwnScreen(loading, 'unavailable', path);
  const page = describePage(loading, chosen, definition, needs.release);
  const failed = needs.mainDataFailed || (account && failedForNow(account));
  return failed ? { ...page, status: 503 } : page;
}

/** Where only the browser can tell, because the hash counts, a screen goes there (`/item`, doc1 §2.5). */
const loadRedirect = async (
  loading: Loading,
  path: string,
  to: string,
  status: 200 | 301 | 302 = 302,
): Promise<Page> =>
  status === 200 ? loadOwnScreen(loading, 'old-address', path) : { kind: 'redirect', to, status };

/** Everything that an address needs before it can be shown: module, texts, data. Rejects when a module is missing. */
export async function loadPage(loading: Loading, path: string): Promise<Page> {
  if (loading.isOutdated?.()) return { kind: 'document', path };
  askVisitorAnew(loading);
  const routing = await routingWithShop(loading, path);
  const outcome = resolve(routing);
  switch (outcome.outcome) {
    case 'screen':
      return loadScreen(
        loading,
        routeScreen(await loadScreens(loading), outcome.route, outcome.params, path),
        path,
      );
    case 'redirect':
      return loadRedirect(loading, path, outcome.to, redirectStatus(routing));
    case 'server':
    case 'classic-web':
      return { kind: 'document', path: outcome.path };
    // A browser can't be handed over; the landing page says where the app is, and knows the path. @spec app-handover
    case 'native-app':
      return { kind: 'redirect', to: buildPath('app-landing', {}, { path: outcome.path }), status: 302 };
    default:
      return loadOwnScreen(loading, 'not-found', path);
  }
}
