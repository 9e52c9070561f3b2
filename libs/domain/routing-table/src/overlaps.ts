import type { Segment } from './parse-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';

/** Two rows that could both match some address, and the one that wins. */
export interface Overlap {
  readonly wins: string;
  readonly over: string;
  /** The first piece in which they differ, as the winner and the other write it. */
  readonly by: readonly [string, string];
}

/** The precedence of `findRoute`, best first. */
const ranks = ['fixed', 'named', 'int', 'digits', 'username', 'id', 'text', 'slug', 'any', 'rest'];

const kindOf = (segment: Segment): string => (segment.kind === 'param' ? segment.param.type : segment.kind);

const key = (segment: Segment): string => {
  if (segment.kind === 'fixed') return segment.text;
  return segment.kind === 'named' ? `-${segment.marker}${segment.ids.length}` : kindOf(segment);
};

/** Whether some piece of an address is one of both. Written-out pieces are reserved, so no username is one. */
const meet = (a: Segment, b: Segment): boolean => {
  const [first, second] = [a, b].sort((x, y) => ranks.indexOf(kindOf(x)) - ranks.indexOf(kindOf(y))) as [
    Segment,
    Segment,
  ];
  if (first.kind === 'fixed' || first.kind === 'named') {
    if (second.kind === first.kind) return key(first) === key(second);
    const narrow = ['named', 'int', 'digits', 'username'].includes(kindOf(second));
    return (
      !narrow || (first.kind === 'fixed' && kindOf(second) !== 'username' && /^[0-9]+$/.test(first.text))
    );
  }
  return true;
};

const overlap = (a: [string, Segment[]], b: [string, Segment[]]): Overlap | undefined => {
  const [[idA, pathA], [idB, pathB]] = [a, b];
  if (pathA.length !== pathB.length || !pathA.every((piece, at) => meet(piece, pathB[at] ?? piece)))
    return undefined;
  const at = pathA.findIndex((piece, index) => key(piece) !== key(pathB[index] ?? piece));
  const [pieceA, pieceB] = [pathA[at], pathB[at]];
  if (!pieceA || !pieceB) return { wins: idA, over: idB, by: ['the same', 'the same'] };
  const aWins = ranks.indexOf(kindOf(pieceA)) <= ranks.indexOf(kindOf(pieceB));
  const by = [key(pieceA), key(pieceB)] as const;
  return aWins ? { wins: idA, over: idB, by } : { wins: idB, over: idA, by: [by[1], by[0]] };
};

const answers = (rows: RouteRows, id: string): string => rows[id]?.as ?? id;

const written = ([id, { path }]: [string, RouteRow]): [string, Segment[]][] =>
  path === undefined ? [] : [[id, parsePattern(path)]];

/** Every pair of rows that share an address and do not answer alike, with what decides between them. For people and checks. */
export const overlaps = (rows: RouteRows): Overlap[] => {
  const paths = Object.entries(rows).flatMap(written);
  return paths.flatMap((a, index) =>
    paths.slice(index + 1).flatMap((b) => {
      const found = answers(rows, a[0]) === answers(rows, b[0]) ? undefined : overlap(a, b);
      return found ?? [];
    }),
  );
};
