import type { Line } from './report.ts';

/** A bench: what it measures against, run when its name is asked for. */
export type Bench = {
  readonly title: string;
  readonly run: () => Promise<readonly Line[]>;
};
