import type { Line } from './report.ts';

/** A benchmark: its title and the function that runs it. */
export type Bench = {
  readonly title: string;
  readonly run: () => Promise<readonly Line[]>;
};
