import type { MarketCode } from '@pasar/markets';
import { checkResolvesBack } from './check-resolves-back.ts';
import { withMallPrefix } from './mall.ts';
import type { ParamValue } from './param-type.ts';
import { writeParam } from './param-type.ts';
import type { Param, PatternSegment } from './parse-pattern.ts';
import { segmentParams, parsePattern } from './parse-pattern.ts';
import type { QueryValue } from './build-query.ts';
import { buildQuery } from './build-query.ts';
import type { BuildableRouteId, RouteParams } from './route-params.ts';
import { routePaths } from './route-paths.ts';

type Params = Readonly<Record<string, ParamValue | undefined>>;
export type Query = Readonly<Record<string, QueryValue>>;

/** Parameters may be omitted for routes that have none. */
export type BuildArguments<Id extends BuildableRouteId> =
  Record<never, never> extends RouteParams<Id>
    ? [params?: RouteParams<Id>, query?: Query, market?: MarketCode]
    : [params: RouteParams<Id>, query?: Query, market?: MarketCode];

const fail = (route: string, why: string): never => {
  throw new RangeError(`Cannot build a path for ${route}: ${why}.`);
};

const write = (route: string, { name, type }: Param, params: Params): string => {
  const value = params[name];
  if (value === undefined) return fail(route, `${name} is missing`);
  return writeParam(type, value) ?? fail(route, `${name} is ${JSON.stringify(value)}, which is not ${type}`);
};

/** The segments of a text with slashes; an empty first or last segment would build a different path. */
const writeRest = (route: string, { name }: Param, params: Params): string => {
  const value = String(params[name] ?? '');
  if (value === '' || value.startsWith('/') || value.endsWith('/'))
    fail(route, `${name} is ${JSON.stringify(value)}`);
  return value
    .split('/')
    .map((piece) => encodeURIComponent(piece.toWellFormed()))
    .join('/');
};

const writeSegment = (
  route: string,
  segment: Exclude<PatternSegment, { kind: 'any' }>,
  params: Params,
): string => {
  if (segment.kind === 'fixed') return segment.text;
  if (segment.kind === 'param') return write(route, segment.param, params);
  if (segment.kind === 'rest') return writeRest(route, segment.param, params);
  const ids = segment.ids.map((id) => `.${write(route, id, params)}`).join('');
  return `${write(route, segment.param, params)}-${segment.marker}${ids}`;
};

/**
 * Segments up to the first omitted optional one. Throws if a later one is given: a URL cannot express the gap
 * (amb-list-optional).
 */
const segmentsToWrite = (
  route: string,
  segments: readonly PatternSegment[],
  params: Params,
): readonly PatternSegment[] => {
  const isGap = (segment: PatternSegment): boolean =>
    segment.kind === 'param' && segment.optional && params[segment.param.name] === undefined;
  const gap = segments.findIndex(isGap);
  if (gap === -1) return segments;
  return segments.slice(gap).every(isGap)
    ? segments.slice(0, gap)
    : fail(route, 'an earlier parameter is missing');
};

const isDots = (piece: string): boolean => piece === '.' || piece === '..';

const checkNames = (route: string, segments: readonly PatternSegment[], params: Params): void => {
  const known = new Set(segments.flatMap(segmentParams).map(({ name }) => name));
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) fail(route, `it has no parameter ${unknown}`);
};

/** Browsers resolve dot segments. */
const checkNoDots = (route: string, path: string): void => {
  if (path.split('/').some(isDots)) fail(route, 'a piece of dots alone cannot stand in an address');
};

const patterns = new Map<string, readonly PatternSegment[]>();

const getPattern = (route: string, path: string): readonly PatternSegment[] => {
  const pattern = patterns.get(route) ?? parsePattern(path);
  patterns.set(route, pattern);
  return pattern;
};

/** Builds the path of a route by its id, under the table's own mall prefix. Throws on a programmer's error. */
export const buildRoutePath = (route: string, params: Params): string => {
  const pattern = routePaths[route] ?? fail(route, 'it has no path that ends where it says');
  const segments = getPattern(route, pattern);
  checkNames(route, segments, params);
  const pieces = segmentsToWrite(route, segments, params).map((segment) =>
    segment.kind === 'any' ? fail(route, 'it stands for any segment') : writeSegment(route, segment, params),
  );
  const path = `/${pieces.join('/')}`;
  checkNoDots(route, path);
  checkResolvesBack(route, path, (why) => fail(route, why));
  return pattern.endsWith('/') && path !== '/' ? `${path}/` : path;
};

/**
 * Builds the URL of a route. Lists in the query are joined by commas; undefined and null are omitted. The market decides the
 * mall's prefix. Throws a RangeError on a programmer's error: a missing, unknown or invalid parameter.
 */
export const buildPath = <Id extends BuildableRouteId>(
  route: Id,
  ...[params, query, market]: BuildArguments<Id>
): string => withMallPrefix(buildRoutePath(route, params ?? {}), market ?? 'SG') + buildQuery(query ?? {});
