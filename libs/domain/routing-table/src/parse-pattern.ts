import type { ParamType } from './param-type.ts';

export interface Param {
  readonly name: string;
  readonly type: ParamType;
}

/** A piece of a pattern between two slashes. `named` is a text, a marker and ids: `{seoName}-i.{shopId:int}.{itemId:int}`. */
export type Segment =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'param'; readonly param: Param; readonly optional: boolean }
  | { readonly kind: 'named'; readonly param: Param; readonly marker: string; readonly ids: readonly Param[] }
  | { readonly kind: 'rest'; readonly param: Param }
  | { readonly kind: 'any' };

const placeholder = /^\{([\w-]+)(?::([a-z]+))?([?*]?)\}$/;
const named = /^(\{[^}]+\})-([a-z]+)((?:\.\{[^}]+\})*)$/;
const types: readonly string[] = ['text', 'int', 'digits', 'id', 'username', 'slug'] satisfies ParamType[];

const malformed = (piece: string): never => {
  throw new SyntaxError(`The table cannot express the pattern piece ${JSON.stringify(piece)}.`);
};

const parseParam = (piece: string): { param: Param; mark: string } => {
  const [, name = '', type = 'text', mark = ''] = placeholder.exec(piece) ?? malformed(piece);
  return types.includes(type) ? { param: { name, type: type as ParamType }, mark } : malformed(piece);
};

const parseNamed = (piece: string): Segment => {
  const [, name = '', marker = '', ids = ''] = named.exec(piece) ?? malformed(piece);
  return {
    kind: 'named',
    param: parseParam(name).param,
    marker,
    ids: ids
      .split('.')
      .slice(1)
      .map((id) => parseParam(id).param),
  };
};

const parseSegment = (piece: string): Segment => {
  if (piece === '*') return { kind: 'any' };
  if (!piece.includes('{')) return { kind: 'fixed', text: piece };
  if (!piece.endsWith('}') || piece.includes('}-')) return parseNamed(piece);
  const { param, mark } = parseParam(piece);
  return mark === '*' ? { kind: 'rest', param } : { kind: 'param', param, optional: mark === '?' };
};

/** The segments of a pattern, without a trailing slash. Throws on one that the table cannot express. */
export const parsePattern = (path: string): Segment[] =>
  path
    .split('/')
    .slice(1)
    .filter((piece) => piece !== '')
    .map(parseSegment);

/** Parameters that a segment reports, in the order in which they stand. */
export const paramsOf = (segment: Segment): readonly Param[] => {
  if (segment.kind === 'named') return [segment.param, ...segment.ids];
  return segment.kind === 'param' || segment.kind === 'rest' ? [segment.param] : [];
};
