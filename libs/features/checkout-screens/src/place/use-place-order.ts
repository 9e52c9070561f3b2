import { noStorages } from '@pasar/persistence';
import type { PlacedOrder, PlaceOrderRequest } from '@pasar/order-api/inject';
import type { FailureAction } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import { useOrderApi } from '../host/use-apis.ts';
import { openIntentStore } from './intent-store.ts';
import type { Intent } from './intent-store.ts';
import { readOutcome } from './read-outcome.ts';

export type PlacementState =
  | { readonly state: 'idle' }
  | { readonly state: 'placing' }
  | { readonly state: 'unknown' }
  /** Placed; the next page is loading. */
  | { readonly state: 'placed' }
  /** `reason` is the suffix of a text key; `message` is shown unchanged, with the page that resolves the error. */
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'refused'; readonly message: string; readonly action?: FailureAction };

export type PlaceOrder = {
  readonly placing: PlacementState;
  /** Stores the order with a new idempotency key, then sends it; ignored while one is pending. */
  readonly place: (request: PlaceOrderRequest, paymentOption?: string) => void;
  /** Resends the stored order with its own key. */
  readonly checkAgain: () => void;
};

/** Whether an order is being placed, so that the choices are locked. */
export const isOrderPending = ({ state }: PlacementState): boolean =>
  state === 'placing' || state === 'unknown' || state === 'placed';

/** Delays before the stored order is resent after no response; after the last one the shopper must retry. */
const retryDelaysMs = [1000, 3000, 8000, 15_000, 30_000];

/** Places an order exactly once despite network failures: it is resumed until the outcome is known. */
export function usePlaceOrder(
  userid: number,
  onPlaced: (order: PlacedOrder, intent: Intent) => void,
): PlaceOrder {
  const { t } = useTranslation('checkout-screens');
  const { showFailure, context } = useHost();
  const intents = openIntentStore(context.storages ?? noStorages);
  const [send] = useOrderApi().usePlaceOrderMutation();
  const [placing, setPlacing] = useState<PlacementState>({ state: 'idle' });
  const [failedAttempts, setFailedAttempts] = useState(0);
  const busy = useRef(false);

  const sendSaved = async (intent: Intent): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const outcome = readOutcome(
      await send({ idempotencyKey: intent.idempotencyKey, request: intent.request }),
    );
    busy.current = false;
    if (outcome.kind === 'unknown') {
      setFailedAttempts((count) => count + 1);
      return setPlacing({ state: 'unknown' });
    }
    intents.clear();
    if (outcome.kind === 'refused') return setPlacing({ state: 'refused', reason: outcome.reason });
    if (outcome.kind === 'failed') {
      setPlacing({ state: 'idle' });
      const showMessage = (message: string, action?: FailureAction) =>
        setPlacing({ state: 'refused', message, ...(action && { action }) });
      return showFailure({
        call: 'place-order',
        error: outcome.error,
        fallbackMessage: t('refused_other'),
        showMessage,
      });
    }
    setPlacing({ state: 'placed' });
    onPlaced(outcome.order, intent);
  };

  const resume = (): void => {
    const saved = intents.load(userid);
    if (!saved) return;
    setPlacing({ state: 'unknown' });
    void sendSaved(saved);
  };

  useResume({
    userid,
    retryDelayMs: placing.state === 'unknown' ? retryDelaysMs[failedAttempts - 1] : undefined,
    resume,
  });

  const place: PlaceOrder['place'] = (request, paymentOption) => {
    if (busy.current) return;
    const idempotencyKey = crypto.randomUUID();
    const intent = { userid, idempotencyKey, request, ...(paymentOption && { paymentOption }) };
    intents.save(intent);
    setFailedAttempts(0);
    setPlacing({ state: 'placing' });
    void sendSaved(intent);
  };
  return { placing, place, checkAgain: resume };
}

type ResumeOptions = {
  readonly userid: number;
  /** Undefined when there is nothing to retry. */
  readonly retryDelayMs: number | undefined;
  readonly resume: () => void;
};

/** Resumes an order that an earlier page sent, and retries while its outcome is unknown. */
function useResume({ userid, retryDelayMs, resume }: ResumeOptions): void {
  const onResume = useEffectEvent(resume);
  useEffect(() => onResume(), [userid]);
  useEffect(() => {
    if (retryDelayMs === undefined) return undefined;
    const timer = setTimeout(() => onResume(), retryDelayMs);
    return () => clearTimeout(timer);
  }, [retryDelayMs]);
}
