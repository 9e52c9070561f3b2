import { loadPeer } from '../peers.ts';
import type { PeerRouter } from './peer-router.ts';
import { byPosition } from './peer-router.ts';
import type { Grammar } from './spell-pattern.ts';
import { spellPattern } from './spell-pattern.ts';
import type { WrittenRoute } from './written-routes.ts';

type RouteMatch = {
  readonly store: string;
  readonly params: Readonly<Record<string, string>>;
};

type FindMyWay = {
  readonly on: (method: string, path: string, handler: () => void, store: string) => void;
  readonly find: (method: string, path: string) => RouteMatch | null;
};

const constraint = (type: string): string => {
  if (type === 'username') return '(^[A-Za-z0-9_.]{2,30}$)';
  return type === 'int' || type === 'digits' ? '(^\\d+$)' : '';
};

const grammar: Grammar = {
  param: (name, type) => `/:${name}${constraint(type)}`,
  optional: (written) => written,
  named: (name, marker, ids) => `/:${name}(.+)-${marker}${ids.map((id) => `.:${id}(\\d+)`).join('')}`,
  rest: () => '/*',
  any: (name) => `/:${name}`,
  anythingBehind: '/*',
};

/** Expands a pattern: the router supports one optional segment, at the end, and a wildcard that captures something. */
const variants = (route: WrittenRoute): string[] => {
  const { segments, prefix } = route;
  const optional = segments.flatMap((segment, at) =>
    segment.kind === 'param' && segment.optional ? [at] : [],
  );
  const lengths = [...optional, segments.length];
  const spelled = lengths.map((length) =>
    spellPattern({ ...route, prefix: false, segments: segments.slice(0, length) }, grammar),
  );
  return [...spelled, ...(prefix ? [spellPattern(route, grammar)] : [])].filter((each) => each !== undefined);
};

const nothing = (): void => undefined;

/** Fastify's router. */
export const findMyWayRouter = async (routes: readonly WrittenRoute[]): Promise<PeerRouter> => {
  const peer = await loadPeer<{ default: (options: object) => FindMyWay }>('find-my-way');
  const router = peer.default({ maxParamLength: 65_536 });
  // The router rejects duplicate patterns: the first one wins.
  const declared = new Map<string, string>();
  for (const route of routes)
    for (const pattern of variants(route)) if (!declared.has(pattern)) declared.set(pattern, route.id);
  for (const [pattern, id] of declared) router.on('GET', pattern, nothing, id);
  return {
    name: 'find-my-way',
    impossible: 0,
    find: (path) => router.find('GET', path),
    match: (path) => {
      const found = router.find('GET', path);
      if (!found) return undefined;
      const { '*': rest, ...params } = found.params;
      return { route: found.store, captures: [...byPosition(params), ...(rest ? [rest] : [])] };
    },
  };
};
