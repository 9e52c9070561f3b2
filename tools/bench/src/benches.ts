import type { Line } from './report.ts';

/** A bench: what it measures against, run when its name is asked for. */
export interface Bench {
  readonly title: string;
  readonly run: () => Promise<readonly Line[]>;
}

/** By name; a module is loaded when its bench runs. A new bench is a file and a line here. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  routing: async () => (await import('./routing/routing.bench.ts')).routingBench,
};
