import type { TrackingDelivery, TrackingLock, TrackingStorage } from '@pasar/tracking';
import { createDelivery, post } from './create-delivery.ts';
import { createLock, soleOwner } from './create-lock.ts';
import { createStorage, pageStorage } from './create-storage.ts';
import { onPageExit, onStored, onWebVital } from './observe-page.ts';

/** What tracking and reporting need of a browser. */
export type BrowserTracking = {
  readonly storage: TrackingStorage;
  readonly lock: TrackingLock;
  readonly delivery: (path: string) => TrackingDelivery;
  /** Posts JSON even while the page goes away; rejects when it was not taken. */
  readonly post: (path: string, body: string) => Promise<void>;
  readonly onPageExit: (listeners: { onHidden: () => void; onExit: () => void }) => void;
  readonly onWebVital: typeof onWebVital;
  readonly onStored: (prefix: string, listener: () => void) => void;
};

/** The ports of tracking as a browser's page has them. */
export const browserTracking = (page: Window, lockName: string): BrowserTracking => {
  const { navigator } = page;
  const sending = {
    fetch: page.fetch.bind(page),
    ...('sendBeacon' in navigator && { sendBeacon: navigator.sendBeacon.bind(navigator) }),
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return {
    storage: locks ? createStorage(() => page.localStorage) : pageStorage(),
    lock: locks ? createLock(locks, page, lockName) : soleOwner,
    delivery: (path) => createDelivery(sending, path),
    post: (path, body) => post(sending, path, body, true),
    onPageExit: (listeners) => onPageExit(page, listeners),
    onWebVital: onWebVital,
    onStored: (prefix, listener) => onStored(page, prefix, listener),
  };
};
