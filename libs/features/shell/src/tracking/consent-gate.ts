import { trackingGate } from '@pasar/tracking';
import type { TrackingConsent } from '@pasar/tracking';
import type { TrackingDeps } from './tracking-ports.ts';

/** What consent says of tracking. Where the market asks for it nothing leaves before the keeper has said so. */
export const consentGate = ({ context, keeper }: Pick<TrackingDeps, 'context' | 'keeper'>): TrackingConsent => {
  const required = context.market.consent === 'required';
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let answer: TrackingConsent['answer'] = () =>
    trackingGate({ required, undecided: true, analytical: false });
  const follow = async (): Promise<void> => {
    const consent = await keeper?.();
    if (!consent) return;
    answer = () =>
      trackingGate({
        required,
        undecided: consent.state().needConsent,
        analytical: consent.granted().analytical,
      });
    consent.subscribe(tell);
    tell();
  };
  // A keeper that does not come leaves it undecided.
  if (required) follow().catch(() => undefined);
  return {
    answer: () => answer(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
