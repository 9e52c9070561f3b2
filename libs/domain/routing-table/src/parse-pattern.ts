import type { ParamType } from './param-type.ts';

export type Param = {
  readonly name: string;
  readonly type: ParamType;
};

/** A segment of a pattern. `named` is a text, a marker and ids: `{seoName}-i.{shopId:int}.{itemId:int}`. */
export type PatternSegment =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'param'; readonly param: Param; readonly optional: boolean }
  | { readonly kind: 'named'; readonly param: Param; readonly marker: string; readonly ids: readonly Param[] }
  | { readonly kind: 'rest'; readonly param: Param }
  | { readonly kind: 'any' };

/**
 * `{name}`, `{name:type}`, `{name?}` or `{name*}`. Hand-written, since regular expressions would take half of the startup time.
 */
const parseParam = (piece: string): { param: Param; mark: string } => {
  const inner = piece.replace('{', '').replace('}', '');
  const mark = inner.endsWith('?') || inner.endsWith('*') ? inner.slice(-1) : '';
  const [name = '', type = 'text'] = inner.slice(0, inner.length - mark.length).split(':');
  return { param: { name, type: type as ParamType }, mark };
};

const parseNamed = (piece: string): PatternSegment => {
  const [name = '', tail = ''] = piece.split('}-');
  const [marker = '', ...ids] = tail.split('.');
  return { kind: 'named', param: parseParam(name).param, marker, ids: ids.map((id) => parseParam(id).param) };
};

const parseSegment = (piece: string): PatternSegment => {
  if (piece === '*') return { kind: 'any' };
  if (!piece.includes('{')) return { kind: 'fixed', text: piece };
  if (piece.includes('}-')) return parseNamed(piece);
  const { param, mark } = parseParam(piece);
  return mark === '*' ? { kind: 'rest', param } : { kind: 'param', param, optional: mark === '?' };
};

/** Parses a pattern into segments, ignoring a trailing slash. Does not validate it: see `checkRoutes`. */
export const parsePattern = (path: string): PatternSegment[] => {
  const segments: PatternSegment[] = [];
  for (const piece of path.split('/')) if (piece !== '') segments.push(parseSegment(piece));
  return segments;
};

/** The parameters of a segment, in order. */
export const segmentParams = (segment: PatternSegment): readonly Param[] => {
  if (segment.kind === 'named') return [segment.param, ...segment.ids];
  return segment.kind === 'param' || segment.kind === 'rest' ? [segment.param] : [];
};
