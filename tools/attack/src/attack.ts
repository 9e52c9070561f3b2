import type { RunningStore } from './store/running-store.ts';

/** The result of an attack. */
export type AttackReport = {
  /** The number of requests, sessions or rounds. */
  readonly tried: number;
  /** One line per fault; empty when the store held. */
  readonly faults: readonly string[];
  /** Measurements to print with the result. */
  readonly figures?: readonly string[];
};

/** Prints a line about how far a long attack is. */
export type ShowProgress = (line: string) => void;

/** A bounded attempt to break a store that was started for it. */
export type Attack = {
  readonly title: string;
  readonly run: (store: RunningStore, progress: ShowProgress) => Promise<AttackReport>;
};
