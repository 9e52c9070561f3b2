import { median } from '../race.ts';
import type { Line } from '../report.ts';
import { kilobytes } from '../report.ts';

/** The measurements of a page: scores from 0 to 100, milliseconds, transferred bytes, and counts. */
export type Figures = {
  readonly performance: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
};

type Row = {
  readonly what: string;
  readonly figure: keyof Figures;
  readonly written: (figure: number) => string;
  readonly target: string;
  /** `react` is React's figure of the same run. */
  readonly meets: (ours: number, react: number) => boolean;
  /** Whether to print the ratio to React's page. */
  readonly beside?: true;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
const whole = (figure: number): string => String(Math.round(figure));
const full = { written: whole, target: '100', meets: (ours: number) => ours === 100 };

const rows: readonly Row[] = [
  {
    what: 'performance',
    figure: 'performance',
    written: whole,
    target: "React's, less 1",
    meets: (ours, react) => ours >= react - 1,
  },
  {
    what: 'largest paint',
    figure: 'lcpMs',
    written: seconds,
    target: "≤ 1.1 × React's",
    meets: (ours, react) => ours <= react * 1.1,
    beside: true,
  },
  {
    what: 'blocking time',
    figure: 'blockingMs',
    written: milliseconds,
    target: "< React's + 50 ms",
    meets: (ours, react) => ours < react + 50,
  },
  {
    what: 'layout shift',
    figure: 'layoutShift',
    written: (shift) => String(Number(shift.toFixed(3))),
    target: '0',
    meets: (ours) => ours < 0.0005,
  },
  {
    what: 'script',
    figure: 'scriptBytes',
    written: kilobytes,
    target: '< 150 kB',
    meets: (ours) => ours < 150_000,
  },
  { what: 'requests', figure: 'requests', written: whole, target: '< 20', meets: (ours) => ours < 20 },
  { what: 'accessibility', figure: 'accessibility', ...full },
  { what: 'best practices', figure: 'bestPractices', ...full },
  { what: 'SEO', figure: 'seo', ...full },
];

/** Returns the median of a figure over the runs. */
const middle = (runs: readonly Figures[], figure: keyof Figures): number =>
  median(runs.map((run) => run[figure]));

/** Returns the report lines of a page: the median of each figure next to React's, and whether it meets its target. */
export const pageLines = (page: string, ours: readonly Figures[], react: readonly Figures[]): Line[] =>
  rows.map(({ what, figure, written, target, meets, beside }) => {
    const [mine, theirs] = [middle(ours, figure), middle(react, figure)];
    return {
      what: `${page}: ${what}`,
      ours: written(mine),
      peer: 'React alone',
      theirs: written(theirs),
      ...(beside && { ratio: theirs / mine }),
      target,
      met: meets(mine, theirs),
    };
  });
