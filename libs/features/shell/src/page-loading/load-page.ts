import { accountApi } from '@pasar/account-api';
import { catalogueApi } from '@pasar/catalogue-api';
import {
  buildPath,
  loginPath,
  redirectStatus,
  resolve,
  sellerLoginPath,
  usernameToLookUp,
} from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { AppScreens } from '../app/app-definition.ts';
import { builtInScreen, routeScreen } from './choose-screen.ts';
import type { ScreenMatch } from './choose-screen.ts';
import { describePage, loadDefinition, loadParts } from './describe-page.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { ModuleError } from './module-error.ts';
import type { BuiltInScreen, Page } from './page.ts';
import { createRoutingInput } from './routing-input.ts';
import { isTransientFailure, runNeeds } from './run-needs.ts';

/**
 * The routing input, with the shop id that a legacy `/{username}/{itemId}` needs. A failed lookup redirects
 * home (doc1 §8).
 */
async function routingWithShop({ store, context }: PageLoadDeps, path: string): Promise<ResolveInput> {
  const routing = createRoutingInput(context, path);
  const username = usernameToLookUp(routing);
  if (username === undefined) return routing;
  const { data } = await store.dispatch(
    catalogueApi.endpoints.getShopIdByUsername.initiate({ username }, { subscribe: false }),
  );
  return { ...routing, shopIdByUsername: { [username]: data?.shop_id ?? null } };
}

/** Refetches the account of a visitor, who may have signed in in another tab. No request is sent without the login mark. */
function refetchVisitorAccount({ store }: PageLoadDeps): void {
  const { getAccountInfo } = accountApi.endpoints;
  if (getAccountInfo.select()(store.getState()).data === null)
    void store.dispatch(getAccountInfo.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

const fetchAccount = ({ store }: PageLoadDeps) =>
  store.dispatch(accountApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false }));

async function loadScreens({ app }: PageLoadDeps): Promise<AppScreens> {
  try {
    return await app.screens();
  } catch (cause) {
    throw new ModuleError('screens', { cause });
  }
}

const loadBuiltInScreen = async (deps: PageLoadDeps, screen: BuiltInScreen, path: string): Promise<Page> =>
  loadScreen(deps, builtInScreen(await loadScreens(deps), screen, path), path);

async function loadScreen(deps: PageLoadDeps, match: ScreenMatch, path: string): Promise<Page> {
  const definition = await loadDefinition(deps, match);
  const target = definition.redirect?.(match.input, deps.context);
  if (target !== undefined) return { kind: 'redirect', to: target, status: 302 };
  const account = definition.signedIn && (await fetchAccount(deps));
  if (account && account.data === null) {
    const to = definition.signedIn === 'seller' ? sellerLoginPath(path) : loginPath(path);
    return { kind: 'redirect', to, status: 302 };
  }
  const needs = await runNeeds(deps.store, definition, match.input, deps.context);
  if (needs.hasNoAnswer && match.screen !== 'unavailable')
    return loadBuiltInScreen(deps, 'unavailable', path);
  await loadParts(deps, definition, match);
  const page = describePage(deps, match, definition, needs.release);
  const failed = needs.hasMainDataFailed || (account && isTransientFailure(account));
  return failed ? { ...page, status: 503 } : page;
}

/** A redirect; status 200 where only the browser can decide because the target depends on the hash (`/item`, doc1 §2.5). */
const loadRedirect = async (
  deps: PageLoadDeps,
  path: string,
  to: string,
  status: 200 | 301 | 302 = 302,
): Promise<Page> =>
  status === 200 ? loadBuiltInScreen(deps, 'old-address', path) : { kind: 'redirect', to, status };

/** The table writes https; a deployment without it redirects to its own hosts over http. */
function keepScheme(to: string, { sellerHost, storeHost }: ResolveInput, { context }: PageLoadDeps): string {
  if (to.startsWith('/')) return to;
  const url = new URL(to);
  if (url.host === sellerHost || url.host === storeHost) url.protocol = new URL(context.origin).protocol;
  return url.href;
}

/**
 * Loads everything that a path needs before it can be shown: module, texts, data. Rejects when a module is missing.
 *
 * @spec unknown-route older-web-app
 */
export async function loadPage(deps: PageLoadDeps, path: string): Promise<Page> {
  if (deps.isOutdated?.()) return { kind: 'document', path };
  refetchVisitorAccount(deps);
  const routing = await routingWithShop(deps, path);
  const outcome = resolve(routing);
  switch (outcome.outcome) {
    case 'screen':
      return loadScreen(
        deps,
        routeScreen(await loadScreens(deps), outcome.route, outcome.params, path),
        path,
      );
    case 'redirect':
      return loadRedirect(deps, path, keepScheme(outcome.to, routing, deps), redirectStatus(routing));
    case 'server':
    case 'classic-web':
      return { kind: 'document', path: outcome.path };
    // A browser cannot open the native app: the landing page links to it, with the path. @spec app-handover native-app-handover
    case 'native-app':
      return { kind: 'redirect', to: buildPath('app-landing', {}, { path: outcome.path }), status: 302 };
    default:
      return loadBuiltInScreen(deps, 'not-found', path);
  }
}
