import type { RunningStore } from './store/running-store.ts';

/** What an attack found. */
export type AttackReport = {
  /** How many requests, sessions or rounds were tried. */
  readonly tried: number;
  /** A line for each fault; none when the store held. */
  readonly faults: readonly string[];
  /** Figures worth printing beside the result. */
  readonly figures?: readonly string[];
};

/** A bounded attempt to break a store that was started for it. */
export type Attack = {
  readonly title: string;
  readonly run: (store: RunningStore) => Promise<AttackReport>;
};
