import { trackingGate } from '@pasar/tracking';
import type { TrackingConsent } from '@pasar/tracking';
import type { TrackingDeps } from './tracking-ports.ts';

/** The consent decision for tracking. Where the market requires consent nothing is sent before it is known. */
export const consentGate = ({
  context,
  loadConsent,
}: Pick<TrackingDeps, 'context' | 'loadConsent'>): TrackingConsent => {
  const required = context.market.consent === 'required';
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  let decide: TrackingConsent['answer'] = () =>
    trackingGate({ required, undecided: true, analytical: false });
  const follow = async (): Promise<void> => {
    const consent = await loadConsent?.();
    if (!consent) return;
    decide = () =>
      trackingGate({
        required,
        undecided: consent.state().needConsent,
        analytical: consent.granted().analytical,
      });
    consent.subscribe(notify);
    notify();
  };
  // If consent fails to load, the decision stays open.
  if (required) follow().catch(() => undefined);
  return {
    answer: () => decide(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
