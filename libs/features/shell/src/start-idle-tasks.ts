import type { Store } from '@pasar/base-api';
import { restoreFocusAfterRemoval } from './browser/restore-focus-after-removal.ts';
import { fetchAtStart } from './session/fetch-at-start.ts';

/** Starts what a page needs once it is idle; one chunk, since each address of a chunk is part of the first script. */
export function startIdleTasks(store: Store): void {
  restoreFocusAfterRemoval();
  fetchAtStart(store);
}
