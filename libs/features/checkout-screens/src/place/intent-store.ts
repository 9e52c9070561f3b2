import { isObject, parseJson } from '@pasar/json';
import type { KeyedPlaceOrder } from '@pasar/order-api/inject';
import type { WebStorage, WebStorages } from '@pasar/persistence';

/** An order being placed: the user, the idempotency key, the request and the payment option. */
export type Intent = KeyedPlaceOrder & { readonly userid: number; readonly paymentOption?: string };

/** Stores an order before it is sent, so that it survives a lost response or a closed tab. */
export type IntentStore = {
  readonly load: (userid: number) => Intent | undefined;
  readonly save: (intent: Intent) => void;
  readonly clear: () => void;
};

const storageKey = 'checkout:intent';

const isIntent = (value: unknown): value is Intent =>
  isObject(value) && 'idempotencyKey' in value && 'request' in value && 'userid' in value;

const parse = (text: string | null): Intent | undefined => {
  const value = parseJson(text ?? 'null');
  return isIntent(value) ? value : undefined;
};

/** Stores the intent in `storage`, or in memory where that is denied, full or corrupt. */
export function createIntentStore(storage: () => WebStorage): IntentStore {
  let memory: Intent | undefined;
  const attempt = <T>(action: (storage: WebStorage) => T): T | undefined => {
    try {
      return action(storage());
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

const stores = new WeakMap<WebStorages, IntentStore>();

/** The intent store of the browser; memoized by storages, so that its memory fallback survives a remount. */
export function openIntentStore(storages: WebStorages): IntentStore {
  const store = stores.get(storages) ?? createIntentStore(storages.local);
  stores.set(storages, store);
  return store;
}
