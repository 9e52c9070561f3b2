import { baseApi } from '@pasar/base-api';
import { clientFlagNames, keepQueryFields, redirectStatus, resolve } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen';
import type { AppDefinition } from '../app/app-definition.ts';
import { ownScreen, routeScreen } from './choose-screen.ts';
import type { Chosen } from './choose-screen.ts';
import { routingOf } from './routing-of.ts';

/** Every page depends on them: the routes by their flags, the frame's search box by what was searched for. */
const commonQueryFields = ['keyword', ...clientFlagNames];

type Deps = { readonly app: AppDefinition; readonly context: ScreenContext };

async function chooseScreen({ app, context }: Deps, path: string): Promise<Chosen | undefined> {
  const routing = routingOf(context, path);
  const outcome = resolve(routing);
  if (outcome.outcome === 'screen')
    return routeScreen(await app.screens(), outcome.route, outcome.params, path);
  const isDecidedByBrowser = outcome.outcome === 'redirect' && redirectStatus(routing) === 200;
  return isDecidedByBrowser ? ownScreen(await app.screens(), 'old-address', path) : undefined;
}

/**
 * The address of a page that is the same for every visitor: the path with the query fields alone on which the page depends.
 * Undefined for every other page.
 */
export async function sharedPathOf(deps: Deps, path: string): Promise<string | undefined> {
  const chosen = await chooseScreen(deps, path);
  if (!chosen) return undefined;
  const { default: definition } = await chosen.entry.load({ api: baseApi, context: deps.context });
  const { cacheable } = definition;
  return cacheable && keepQueryFields(path, [...commonQueryFields, ...cacheable.queryFields]);
}
