import type { Rates } from './race.ts';
import { median, timesAsFast } from './race.ts';

/** One comparison: a line of the printed table. */
export type Line = {
  readonly what: string;
  readonly ours: string;
  readonly peer?: string;
  readonly theirs?: string;
  /** How many times better ours is. */
  readonly ratio?: number;
  readonly target?: string;
  readonly met?: boolean;
};

/** Formats a figure with three significant digits: 2.81 M, 37.2 k, 0.42. */
export const short = (figure: number): string => {
  if (figure >= 1e6) return `${(figure / 1e6).toPrecision(3)} M`;
  return figure >= 1e3 ? `${(figure / 1e3).toPrecision(3)} k` : figure.toPrecision(3);
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** The minimum ratio to each peer. */
export type Goals = Readonly<Record<string, number>>;

/** Returns one line per peer with its rate and the ratio. Only peers with a goal can miss it. */
export const speedLines = (what: string, rates: Rates, goals: Goals, ours = 'ours'): Line[] =>
  Object.keys(rates)
    .filter((name) => name !== ours)
    .map((peer) => {
      const ratio = timesAsFast(rates, ours, peer);
      const goal = goals[peer];
      const line = { what, ours: `${short(median(rates[ours] ?? []))}/s`, peer, ratio };
      const theirs = `${short(median(rates[peer] ?? []))}/s`;
      return { ...line, theirs, ...(goal !== undefined && { target: `≥ ${goal}×`, met: ratio >= goal }) };
    });

/** Compares sizes; ours must stay within its budget. */
export const sizeLines = (
  what: string,
  ours: number,
  budget: number,
  peers: Readonly<Record<string, number>>,
): Line[] => [
  { what, ours: kilobytes(ours), target: `< ${kilobytes(budget)}`, met: ours < budget },
  ...Object.entries(peers).map(([peer, theirs]) => ({
    what,
    ours: kilobytes(ours),
    peer,
    theirs: kilobytes(theirs),
    ratio: theirs / ours,
  })),
];

const cells = ({ what, ours, peer = '', theirs = '', ratio, target = '', met }: Line): string[] => [
  what,
  ours,
  peer,
  theirs,
  ratio === undefined ? '' : `${short(ratio)}×`,
  target,
  met === undefined ? '' : met ? 'met' : 'MISSED',
];

const heads = ['what', 'ours', 'peer', 'theirs', 'ours is better by', 'target', ''];

/** Formats the lines as a text table with aligned columns. */
export const table = (lines: readonly Line[]): string => {
  const rows = [heads, ...lines.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
