import type { PatternSegment } from '@pasar/routing-table';
import type { WrittenRoute } from './written-routes.ts';

/** A router's syntax for each kind of segment; names are `p0`, `p1` …; undefined for what it cannot express. */
export type Grammar = {
  readonly param: (name: string, type: string) => string | undefined;
  readonly optional: (written: string) => string;
  readonly named: (name: string, marker: string, ids: readonly string[]) => string | undefined;
  readonly rest: (name: string) => string;
  readonly any: (name: string) => string | undefined;
  /** The suffix of a pattern that matches any path below it. */
  readonly anythingBehind: string;
};

type Spell = (segment: PatternSegment, next: () => string) => string | undefined;

const speller =
  (grammar: Grammar): Spell =>
  (segment, next) => {
    if (segment.kind === 'fixed') return `/${segment.text}`;
    if (segment.kind === 'any') return grammar.any(`any`);
    if (segment.kind === 'rest') return grammar.rest(next());
    if (segment.kind === 'named')
      return grammar.named(
        next(),
        segment.marker,
        segment.ids.map(() => next()),
      );
    const written = grammar.param(next(), segment.param.type);
    return segment.optional && written !== undefined ? grammar.optional(written) : written;
  };

/** Converts a route's pattern to a router's grammar; undefined if it cannot be expressed. */
export const spellPattern = ({ segments, prefix }: WrittenRoute, grammar: Grammar): string | undefined => {
  const spell = speller(grammar);
  let params = 0;
  const pieces = segments.map((segment) => spell(segment, () => `p${params++}`));
  if (pieces.includes(undefined)) return undefined;
  return (pieces.join('') || '/') + (prefix ? grammar.anythingBehind : '');
};

const ranks = ['fixed', 'named', 'int', 'digits', 'username', 'id', 'text', 'slug', 'any', 'rest'];

/** More ids are more specific. A route that ends here and matches any path below it is the least specific. */
const rankRoute = ({ segments, prefix }: WrittenRoute, at: number): number => {
  const segment = segments[at];
  if (!segment) return prefix ? ranks.length : 0;
  if (segment.kind === 'named') return 2 - segment.ids.length / 10;
  return ranks.indexOf(segment.kind === 'param' ? segment.param.type : segment.kind);
};

const compare = (a: WrittenRoute, b: WrittenRoute): number => {
  for (let at = 0; at < Math.max(a.segments.length, b.segments.length); at += 1) {
    const difference = rankRoute(a, at) - rankRoute(b, at);
    if (difference !== 0) return difference;
  }
  return Number(a.prefix) - Number(b.prefix);
};

/** Sorts the most specific routes first, for routers that take the first match. */
export const mostExactFirst = (routes: readonly WrittenRoute[]): WrittenRoute[] => routes.toSorted(compare);
