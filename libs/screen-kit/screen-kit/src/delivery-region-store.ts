import type { ConsentPort } from '@pasar/consent-api';
import { deliveryRegionCookieName } from '@pasar/delivery';

type CookieAccess = Pick<ConsentPort, 'readCookie' | 'setCookie'>;

export type DeliveryRegionStore = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The name of the region; empty until one is chosen. */
  readonly get: () => string;
  /** Resolves once the server will read the region from its cookie, or the cookie is refused. */
  readonly choose: (region: string) => Promise<void>;
};

const decode = (text = ''): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** Stores the delivery region in its cookie, and for this visit where that is refused. */
export function createDeliveryRegionStore({ readCookie, setCookie }: CookieAccess): DeliveryRegionStore {
  const listeners = new Set<() => void>();
  let unsaved = '';
  const keep = (region: string): void => {
    unsaved = region;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => unsaved || decode(readCookie(deliveryRegionCookieName)),
    choose: async (region) => {
      keep(region);
      if (await setCookie(deliveryRegionCookieName, encodeURIComponent(region))) keep('');
    },
  };
}
