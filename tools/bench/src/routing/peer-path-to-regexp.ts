import { loadPeer } from '../peers.ts';
import type { PeerRouter } from './peer-router.ts';
import { byPosition } from './peer-router.ts';
import type { Grammar } from './spell-pattern.ts';
import { mostExactFirst, spellPattern } from './spell-pattern.ts';
import type { WrittenRoute } from './written-routes.ts';

type Params = Readonly<Record<string, string | string[]>>;
type Matcher = (path: string) => false | { readonly params: Params };

/** It has no parameter types: an integer parameter matches any text. */
const grammar: Grammar = {
  param: (name) => `/:${name}`,
  optional: (written) => `{${written}}`,
  named: (name, marker, ids) => `/:${name}-${marker}${ids.map((id) => `.:${id}`).join('')}`,
  rest: (name) => `/*${name}`,
  any: (name) => `/:${name}`,
  anythingBehind: '{/*behind}',
};

/** path-to-regexp, used by Express: a list of matchers of which the first match wins. */
export const pathToRegexpRouter = async (routes: readonly WrittenRoute[]): Promise<PeerRouter> => {
  const { match } = await loadPeer<{ match: (path: string, options: object) => Matcher }>('path-to-regexp');
  const matchers = mostExactFirst(routes).map((route) => ({
    route: route.id,
    matches: match(spellPattern(route, grammar) ?? '/', { decode: false, sensitive: true }),
  }));
  const find = (path: string) => {
    for (const { route, matches } of matchers) {
      const found = matches(path);
      if (found) return { route, params: found.params };
    }
    return undefined;
  };
  return {
    name: 'path-to-regexp',
    impossible: 0,
    find,
    match: (path) => {
      const found = find(path);
      return found && { route: found.route, captures: byPosition(found.params) };
    },
  };
};
