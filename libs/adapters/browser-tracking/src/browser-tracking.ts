import type { WebStorage } from '@pasar/persistence';
import type { TrackingDelivery, TrackingLock, TrackingStorage } from '@pasar/tracking';
import { createDelivery, post } from './create-delivery.ts';
import { createLock, soleOwner } from './create-lock.ts';
import { createStorage, pageStorage } from './create-storage.ts';
import { onPageExit, onStored, onWebVital } from './observe-page.ts';

/** Browser ports of tracking and error reporting. */
export type BrowserTracking = {
  readonly storage: TrackingStorage;
  readonly lock: TrackingLock;
  readonly delivery: (path: string) => TrackingDelivery;
  /** Posts JSON with `keepalive`; rejects if it was not accepted. */
  readonly post: (path: string, body: string) => Promise<void>;
  readonly onPageExit: (listeners: { onHidden: () => void; onExit: () => void }) => void;
  readonly onWebVital: typeof onWebVital;
  readonly onStored: (prefix: string, listener: () => void) => void;
};

/** Creates the tracking ports of a page; `openStorage` opens the storage that all tabs share. */
export const browserTracking = (
  page: Window,
  openStorage: () => WebStorage,
  lockName: string,
): BrowserTracking => {
  const { navigator } = page;
  const sending = {
    fetch: page.fetch.bind(page),
    ...('sendBeacon' in navigator && { sendBeacon: navigator.sendBeacon.bind(navigator) }),
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return {
    storage: locks ? createStorage(openStorage) : pageStorage(),
    lock: locks ? createLock(locks, page, lockName) : soleOwner,
    delivery: (path) => createDelivery(sending, path),
    post: (path, body) => post(sending, path, body, true),
    onPageExit: (listeners) => onPageExit(page, listeners),
    onWebVital: onWebVital,
    onStored: (prefix, listener) => onStored(page, prefix, listener),
  };
};
