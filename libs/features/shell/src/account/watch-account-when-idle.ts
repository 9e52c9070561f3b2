import type { Store } from '@pasar/base-api';
import { whenIdle } from '../navigation/when-idle.ts';

/** Brings what follows the account once the page has nothing else to do. Without its chunk the page is as it was. */
export function watchAccountWhenIdle(store: Store, readCookie: (name: string) => string | undefined): void {
  whenIdle(
    window,
    () =>
      void import('./watch-account.ts').then(
        ({ watchAccount }) => watchAccount(store, window, readCookie),
        () => undefined,
      ),
  );
}
