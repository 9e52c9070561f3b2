import { accepts } from './param-type.ts';
import type { Segment } from './parse-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import type { RouteRows } from './route-row.ts';

/** A row that a URL misses by one segment. */
export type NearMiss = {
  readonly route: string;
  readonly path: string;
  readonly why: string;
};

/** Why a segment of a path does not match a segment of a pattern; undefined if it does. */
const explainMismatch = (segment: Segment, piece: string): string | undefined => {
  if (segment.kind === 'fixed') return segment.text === piece ? undefined : `${piece} is not ${segment.text}`;
  if (segment.kind === 'param') {
    const { name, type } = segment.param;
    return accepts[type](piece) ? undefined : `${name}: ${piece} is no ${type}`;
  }
  if (segment.kind !== 'named') return undefined;
  const [, ids = ''] = piece.split(`-${segment.marker}.`);
  const parts = ids.split('.').filter((id) => id !== '');
  const fits = parts.length === segment.ids.length && parts.every(accepts.int);
  return fits ? undefined : `${piece} has not ${segment.ids.length} ids after -${segment.marker}`;
};

const findSingleMiss = (pieces: readonly string[], segments: readonly Segment[]): string | undefined => {
  const misses = segments.flatMap((segment, at) => explainMismatch(segment, pieces[at] ?? '') ?? []);
  const isKnown = segments.some((segment, at) => segment.kind === 'fixed' && segment.text === pieces[at]);
  return isKnown && misses.length === 1 ? misses[0] : undefined;
};

/** Rows with as many segments as the path, of which one literal matches and one segment does not. For debugging. */
export const nearMisses = (rows: RouteRows, pathname: string): NearMiss[] => {
  const pieces = pathname.split('/').slice(1);
  return Object.entries(rows).flatMap(([route, { path }]) => {
    const segments = parsePattern(path ?? '');
    const why = segments.length === pieces.length ? findSingleMiss(pieces, segments) : undefined;
    return path !== undefined && why !== undefined ? [{ route, path, why }] : [];
  });
};
