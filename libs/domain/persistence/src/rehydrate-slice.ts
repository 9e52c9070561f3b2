import type { PersistedSlice } from './persisted-slice.ts';
import type { StoredState } from './stored-text.ts';
import { readStoredText } from './stored-text.ts';

/**
 * Outcome of reading stored state: nothing stored; restored unchanged or after migration; dropped because no migration exists
 * for its version; or malformed.
 */
export type SliceOutcome = 'empty' | 'restored' | 'migrated' | 'dropped' | 'corrupt';

export type RehydratedSlice<State> = {
  readonly state: State;
  readonly outcome: SliceOutcome;
};

const migrate = (
  { version, migrations = {} }: PersistedSlice<object>,
  stored: StoredState,
): StoredState['state'] | undefined => {
  let state: object = stored.state;
  for (let to = stored.version + 1; to <= version; to += 1) {
    const step = migrations[to];
    if (step === undefined) return undefined;
    state = step(state as StoredState['state']);
  }
  return state as StoredState['state'];
};

/**
 * Restores a slice's state from the stored text. Migrates one version at a time; a version without a migration, or from a later
 * release, is dropped. Never throws: a malformed text or state, or a failing migration, gives the initial state.
 *
 * @spec persist-boot amb-persist-migration
 */
export const rehydrateSlice = <State extends object>(
  slice: PersistedSlice<State>,
  text: string | null,
): RehydratedSlice<State> => {
  const without = (outcome: SliceOutcome) => ({ state: slice.initial, outcome });
  if (text === null) return without('empty');
  const stored = readStoredText(text);
  if (stored === undefined) return without('corrupt');
  if (stored.version > slice.version) return without('dropped');
  try {
    const migrated = migrate(slice, stored);
    if (migrated === undefined) return without('dropped');
    const state = slice.read(migrated);
    if (state === undefined) return without('corrupt');
    return { state, outcome: stored.version === slice.version ? 'restored' : 'migrated' };
  } catch {
    return without('corrupt');
  }
};
