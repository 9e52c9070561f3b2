import { loadPeer } from '../peers.ts';
import type { PeerRouter } from './peer-router.ts';
import { byPosition } from './peer-router.ts';
import type { Grammar } from './spell-pattern.ts';
import { spellPattern } from './spell-pattern.ts';
import type { WrittenRoute } from './written-routes.ts';

type RouteMatch = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly route: { readonly id: string };
};

type MatchRoutes = (routes: readonly object[], path: string) => readonly RouteMatch[] | null;

/** A parameter is a whole segment, and a wildcard is the last one. */
const grammar: Grammar = {
  param: (name) => `/:${name}`,
  optional: (written) => `${written}?`,
  named: () => undefined,
  rest: () => '/*',
  any: (name) => `/:${name}`,
  anythingBehind: '/*',
};

/** React Router's `matchRoutes`, which its data router uses. */
export const reactRouter = async (routes: readonly WrittenRoute[]): Promise<PeerRouter> => {
  const { matchRoutes } = await loadPeer<{ matchRoutes: MatchRoutes }>('react-router');
  const written = routes.flatMap((route) => {
    const path = spellPattern(route, grammar);
    return path === undefined ? [] : [{ id: route.id, path, caseSensitive: true }];
  });
  return {
    name: 'react-router matchRoutes',
    impossible: routes.length - written.length,
    find: (path) => matchRoutes(written, path),
    match: (path) => {
      const found = matchRoutes(written, path)?.[0];
      if (!found) return undefined;
      const { '*': rest, ...params } = found.params;
      return { route: found.route.id, captures: [...byPosition(params), ...(rest ? [rest] : [])] };
    },
  };
};
