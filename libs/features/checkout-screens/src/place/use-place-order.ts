import type { PlacedOrder, PlaceOrderRequest } from '@pasar/order-api/inject';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import { useOrderApi } from '../host/use-apis.ts';
import { createIntentStore } from './intent-store.ts';
import type { Intent } from './intent-store.ts';
import { readOutcome } from './read-outcome.ts';

export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'placing' }
  | { readonly state: 'unknown' }
  /** Bought; the next page is on its way. */
  | { readonly state: 'placed' }
  /** `reason` ends a text key; `message` is said as it is. */
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'refused'; readonly message: string };

export type PlaceOrder = {
  readonly placing: Placing;
  /** Keeps the order with a new key, then sends it; a second press while one is under way does nothing. */
  readonly place: (request: PlaceOrderRequest) => void;
  /** Sends the kept order again, with its own key. */
  readonly checkAgain: () => void;
};

/** Whether an order is on its way, so that nothing on the page may change any more. */
export const isUnderWay = ({ state }: Placing): boolean =>
  state === 'placing' || state === 'unknown' || state === 'placed';

const intents = createIntentStore(() => localStorage);

/** How long after an answer that did not come the kept order is sent again by itself; then the shopper asks. */
const pauses = [1000, 3000, 8000, 15_000, 30_000];

/** Places an order exactly once, whatever the network does: it is resumed until the server's word is known. */
export function usePlaceOrder(userid: number, onPlaced: (order: PlacedOrder) => void): PlaceOrder {
  const { t } = useTranslation('checkout-screens');
  const { showFailure } = useHost();
  const [send] = useOrderApi().usePlaceOrderMutation();
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const [unanswered, setUnanswered] = useState(0);
  const busy = useRef(false);

  const sendKept = async (intent: Intent): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const outcome = readOutcome(
      await send({ idempotencyKey: intent.idempotencyKey, request: intent.request }),
    );
    busy.current = false;
    if (outcome.kind === 'unknown') {
      setUnanswered((count) => count + 1);
      return setPlacing({ state: 'unknown' });
    }
    intents.clear();
    if (outcome.kind === 'refused') return setPlacing({ state: 'refused', reason: outcome.reason });
    if (outcome.kind === 'failed') {
      setPlacing({ state: 'idle' });
      const say = (message: string) => setPlacing({ state: 'refused', message });
      return showFailure({ call: 'place-order', error: outcome.error, otherwise: t('refused_other'), say });
    }
    setPlacing({ state: 'placed' });
    onPlaced(outcome.order);
  };

  const resume = (): void => {
    const kept = intents.load(userid);
    if (!kept) return;
    setPlacing({ state: 'unknown' });
    void sendKept(kept);
  };

  useResume({ userid, pause: placing.state === 'unknown' ? pauses[unanswered - 1] : undefined, resume });

  const place = (request: PlaceOrderRequest): void => {
    if (busy.current) return;
    const intent = { userid, idempotencyKey: crypto.randomUUID(), request };
    intents.save(intent);
    setUnanswered(0);
    setPlacing({ state: 'placing' });
    void sendKept(intent);
  };
  return { placing, place, checkAgain: resume };
}

type Resume = {
  readonly userid: number;
  /** Milliseconds; another one for each answer that did not come. */
  readonly pause: number | undefined;
  readonly resume: () => void;
};

/** Goes on with what an earlier page sent, and asks again after a pause while nothing is known. */
function useResume({ userid, pause, resume }: Resume): void {
  const onResume = useEffectEvent(resume);
  useEffect(() => onResume(), [userid]);
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => onResume(), pause);
    return () => clearTimeout(timer);
  }, [pause]);
}
