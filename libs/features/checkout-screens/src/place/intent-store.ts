import type { KeyedPlaceOrder } from '@pasar/order-api/inject';

/** An order that is being sent: whose, with which key, and exactly what. */
export type Intent = KeyedPlaceOrder & { readonly userid: number };

/** Where an intention is kept before it is sent, so that a lost answer or a closed tab loses nothing. */
export type IntentStore = {
  readonly load: (userid: number) => Intent | undefined;
  readonly save: (intent: Intent) => void;
  readonly clear: () => void;
};

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'checkout:intent';

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'idempotencyKey' in value &&
  'request' in value &&
  'userid' in value;

const parse = (text: string | null): Intent | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isIntent(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the intention in `storage`, and in memory when that is denied, full or holds garbage. */
export function createIntentStore(storage: () => TextStorage): IntentStore {
  let memory: Intent | undefined;
  const attempt = <T>(act: (storage: TextStorage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    load: (userid) =>
      [memory, parse(attempt((s) => s.getItem(storageKey)) ?? null)].find(
        (intent) => intent?.userid === userid,
      ),
    save: (intent) => {
      memory = intent;
      attempt((s) => s.setItem(storageKey, JSON.stringify(intent)));
    },
    clear: () => {
      memory = undefined;
      attempt((s) => s.removeItem(storageKey));
    },
  };
}
