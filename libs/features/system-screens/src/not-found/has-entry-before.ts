/**
 * Whether the store itself has an entry before this one: the router numbers its own entries, and `history.length` would
 * count foreign pages (amb-history-check).
 */
export const hasEntryBefore = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'idx' in state &&
  typeof state.idx === 'number' &&
  state.idx > 0;
