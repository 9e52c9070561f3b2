import type { GateDecision } from './tracking-ports.ts';

/** The consent state. */
export type ConsentFacts = {
  /** Whether the market requires consent at all. */
  readonly required: boolean;
  /** Whether the visitor has not chosen yet. */
  readonly undecided: boolean;
  /** Whether the visitor agreed to analytical cookies. */
  readonly analytical: boolean;
};

/** The consent port of tracking. */
export type TrackingConsent = {
  answer(): GateDecision;
  /** Calls the listener on every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

/**
 * Whether tracking data may be sent. Where consent is required, it is held until the visitor decides and dropped after a
 * rejection.
 */
export const trackingGate = ({ required, undecided, analytical }: ConsentFacts): GateDecision => {
  if (!required || analytical) return 'send';
  return undecided ? 'hold' : 'drop';
};
