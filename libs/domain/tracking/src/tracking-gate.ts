import type { GateDecision } from './tracking-ports.ts';

/** What consent knows. */
export interface ConsentFacts {
  /** Whether the market asks for consent at all. */
  readonly required: boolean;
  /** Whether the visitor has still to choose. */
  readonly undecided: boolean;
  /** Whether the visitor agreed to analytical cookies. */
  readonly analytical: boolean;
}

/** Consent as tracking sees it. */
export interface TrackingConsent {
  answer(): GateDecision;
  /** Tells of every change from now on. Answers what ends it. */
  subscribe(listener: () => void): () => void;
}

/** Whether what happens may leave: not before the visitor agreed where the market asks, and never after a no. */
export const trackingGate = ({ required, undecided, analytical }: ConsentFacts): GateDecision => {
  if (!required || analytical) return 'send';
  return undecided ? 'hold' : 'drop';
};
