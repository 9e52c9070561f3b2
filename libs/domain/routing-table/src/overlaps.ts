import type { PatternSegment } from './parse-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';

/** Two rows that can match the same URL, and the one that wins. */
export type Overlap = {
  readonly wins: string;
  readonly over: string;
  /** The first segment in which they differ, the winner's first; `…` stands for the rest. */
  readonly by: readonly [string, string];
};

/** The precedence of `findRoute`, highest first. */
const ranks = ['fixed', 'named', 'int', 'digits', 'username', 'id', 'text', 'slug', 'any', 'rest'];

const segmentKind = (segment: PatternSegment): string =>
  segment.kind === 'param' ? segment.param.type : segment.kind;

const key = (segment: PatternSegment): string => {
  if (segment.kind === 'fixed') return segment.text;
  return segment.kind === 'named' ? `-${segment.marker}${segment.ids.length}` : segmentKind(segment);
};

/** Whether two segments can match the same text. Literal segments are reserved, so that they never match a username. */
const canMatchSame = (a: PatternSegment, b: PatternSegment): boolean => {
  const [first, second] = [a, b].sort(
    (x, y) => ranks.indexOf(segmentKind(x)) - ranks.indexOf(segmentKind(y)),
  ) as [PatternSegment, PatternSegment];
  if (first.kind === 'fixed' || first.kind === 'named') {
    if (second.kind === first.kind) return key(first) === key(second);
    const narrow = ['named', 'int', 'digits', 'username'].includes(segmentKind(second));
    return (
      !narrow || (first.kind === 'fixed' && segmentKind(second) !== 'username' && /^[0-9]+$/.test(first.text))
    );
  }
  return true;
};

/** A path that a row matches; `open` if anything may follow. */
type Shape = {
  readonly id: string;
  readonly segments: readonly PatternSegment[];
  readonly open: boolean;
};

const isOptional = (segment: PatternSegment): boolean => segment.kind === 'param' && segment.optional;

const toShapes = ([id, { path, also = [], prefix }]: [string, RouteRow]): Shape[] =>
  [path ?? [], also].flat().flatMap((each) => {
    const segments = parsePattern(each).filter(({ kind }) => kind !== 'rest');
    const open = prefix === true || segments.length < parsePattern(each).length;
    const gaps = segments.flatMap((segment, at) => (isOptional(segment) ? [at] : []));
    const shorter = gaps.map((length) => ({ id, segments: segments.slice(0, length), open: false }));
    return [{ id, segments, open }, ...shorter];
  });

const sharesAddress = (a: Shape, b: Shape): boolean => {
  const [short, long] = a.segments.length <= b.segments.length ? [a, b] : [b, a];
  const ends = short.segments.length === long.segments.length || short.open;
  return ends && short.segments.every((piece, at) => canMatchSame(piece, long.segments[at] ?? piece));
};

const describeAt = ({ segments, open }: Shape, at: number): string => {
  const segment = segments[at];
  if (segment) return key(segment);
  return open ? '…' : 'the end';
};

/** The end and any segment rank before the rest. */
const rankAt = ({ segments, open }: Shape, at: number): number => {
  const segment = segments[at];
  if (segment) return ranks.indexOf(segmentKind(segment));
  return open ? ranks.length : -1;
};

const overlap = (a: Shape, b: Shape): Overlap => {
  const longest = Math.max(a.segments.length, b.segments.length);
  let at = 0;
  while (at < longest && describeAt(a, at) === describeAt(b, at)) at += 1;
  const [wins, over] = rankAt(a, at) <= rankAt(b, at) ? [a, b] : [b, a];
  return { wins: wins.id, over: over.id, by: [describeAt(wins, at), describeAt(over, at)] };
};

const answers = (rows: RouteRows, id: string): string => rows[id]?.as ?? id;

/** Every pair of rows that match the same URL with different outcomes, and the deciding segment. For debugging and checks. */
export const overlaps = (rows: RouteRows): Overlap[] => {
  const shapes = Object.entries(rows).flatMap(toShapes);
  return shapes.flatMap((a, index) =>
    shapes
      .slice(index + 1)
      .filter((b) => answers(rows, a.id) !== answers(rows, b.id) && sharesAddress(a, b))
      .map((b) => overlap(a, b)),
  );
};
