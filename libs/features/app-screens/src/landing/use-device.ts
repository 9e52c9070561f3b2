import { deviceOf } from '@pasar/app-download';
import type { Device } from '@pasar/app-download';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The shopper's device, once the page listens; a server's page is everybody's and knows none. */
export const useDevice = (): Device | undefined =>
  useSyncExternalStore(
    never,
    () => deviceOf(navigator.userAgent),
    () => undefined,
  );
