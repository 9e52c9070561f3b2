import { baseApi } from '@pasar/base-api';
import { clientFlagNames, keepQueryFields, redirectStatus, resolve } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';
import type { AppDefinition } from '../app/app-definition.ts';
import { builtInScreen, routeScreen } from './choose-screen.ts';
import type { ScreenMatch } from './choose-screen.ts';
import type { ScreenKey } from './page.ts';
import { createRoutingInput } from './routing-input.ts';

/** Query fields on which every page depends: routing flags, and the keyword in the frame's search box. */
const commonQueryFields = ['keyword', ...clientFlagNames];

type Deps = { readonly app: AppDefinition; readonly context: ScreenContext };

async function chooseScreen({ app, context }: Deps, path: string): Promise<ScreenMatch | undefined> {
  const routing = createRoutingInput(context, path);
  const outcome = resolve(routing);
  if (outcome.outcome === 'screen')
    return routeScreen(await app.screens(), outcome.route, outcome.params, path);
  const isDecidedByBrowser = outcome.outcome === 'redirect' && redirectStatus(routing) === 200;
  return isDecidedByBrowser ? builtInScreen(await app.screens(), 'old-address', path) : undefined;
}

/** A page that is the same for every visitor. */
export type SharedPage = {
  readonly screen: ScreenKey;
  /** The path with only the query fields on which the page depends. */
  readonly path: string;
};

/** Returns the page of a path if it is shared; undefined for every other page. */
export async function findSharedPage(deps: Deps, path: string): Promise<SharedPage | undefined> {
  const match = await chooseScreen(deps, path);
  if (!match) return undefined;
  const { default: definition } = await match.entry.load({ api: baseApi, context: deps.context });
  const { cacheable } = definition;
  return (
    cacheable && {
      screen: match.screen,
      path: keepQueryFields(path, [...commonQueryFields, ...cacheable.queryFields]),
    }
  );
}
