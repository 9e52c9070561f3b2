import type { PatternSegment } from '@pasar/routing-table';
import type { WrittenRoute } from './written-routes.ts';
import { writtenRoutes } from './written-routes.ts';

/** An address with its expected match: the route and its parameters, in order. */
export type Address = {
  readonly path: string;
  readonly route?: string;
  readonly captures: readonly string[];
};

/** Sample values by parameter type, none of which equals a static segment. */
const samples: Readonly<Record<string, string>> = {
  int: '1234567',
  digits: '9007199254740993',
  id: '7654321',
  username: 'my.shop_1',
  slug: 'big-sale',
  text: 'red-shoes',
};

type PathPiece = {
  readonly text: string;
  readonly captures: readonly string[];
};

const buildPiece = (segment: PatternSegment, name: string): PathPiece => {
  if (segment.kind === 'fixed') return { text: segment.text, captures: [] };
  if (segment.kind === 'any') return { text: 'anything', captures: [] };
  if (segment.kind === 'rest') return { text: 'a/b/c', captures: ['a/b/c'] };
  if (segment.kind === 'param') {
    const text = samples[segment.param.type] ?? '';
    return { text, captures: [text] };
  }
  const ids = segment.ids.map((_, index) => String(12 + index));
  return { text: [`${name}-${segment.marker}`, ...ids].join('.'), captures: [name, ...ids] };
};

const address = (
  { id }: WrittenRoute,
  segments: readonly PatternSegment[],
  name: string,
  more = '',
): Address => {
  const pieces = segments.map((segment) => buildPiece(segment, name));
  return {
    path: `/${pieces.map(({ text }) => text).join('/')}${more}`,
    route: id,
    captures: pieces.flatMap(({ captures }) => captures),
  };
};

const isOptional = (segment: PatternSegment): boolean => segment.kind === 'param' && segment.optional;

/** Names as sellers write them; the second contains what looks like a marker and ids. */
const names = ['Blue-Shirt', 'Blue-i.7-Shirt', 'Caf%C3%A9-au-lait'];

const collectAddresses = (route: WrittenRoute): Address[] => {
  const { segments, prefix } = route;
  const hasName = segments.some(({ kind }) => kind === 'named');
  const lengths = segments.flatMap((segment, at) => (isOptional(segment) ? [at] : []));
  return [
    ...(hasName ? names : names.slice(0, 1)).map((name) => address(route, segments, name)),
    ...lengths.map((length) => address(route, segments.slice(0, length), '')),
    ...(prefix ? [address(route, segments, '', '/what/follows')] : []),
  ];
};

/** One address per pattern and shape; of two patterns with the same address, the first. */
export const matchingAddresses: readonly Address[] = [
  ...new Map(
    writtenRoutes
      .flatMap(collectAddresses)
      .toReversed()
      .map((each) => [each.path, each]),
  ).values(),
].toReversed();

/** Near misses that match no route: an invalid id, one beyond 2^53-1, one too few, no name, and unrelated paths. */
export const unmatchedAddresses: readonly Address[] = [
  '/product/12/abc',
  '/product/9007199254740993/1',
  '/Blue-Shirt-i.12',
  '/Blue-Shirt-i.12.x',
  '/Blue-Shirt-i.12.9007199254740993',
  '/-i.12.34',
  '/shop/12x',
  '/no/such/path',
].map((path) => ({ path, captures: [] }));
