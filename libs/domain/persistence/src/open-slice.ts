import type { StoragePort, TimerPort } from './persistence-ports.ts';
import type { PersistedSlice } from './persisted-slice.ts';
import { persistKey } from './persisted-slice.ts';
import type { SliceOutcome } from './rehydrate-slice.ts';
import { rehydrateSlice } from './rehydrate-slice.ts';
import { toStoredText } from './stored-text.ts';

/** Timeout for reading the storage (doc1 §9). @spec persist-timeout */
export const persistTimeoutMs = 5000;

/** Maximum characters of a corrupt text that are kept for debugging. */
const maxBackupLength = 10_000;

/** `timed-out`: reading took too long. `replaced`: the page set a newer state before the storage responded. */
export type RehydrateOutcome = SliceOutcome | 'timed-out' | 'replaced';

/** A registered slice. */
export type Persisted<State> = {
  readonly get: () => State;
  /** Sets and stores a new state; the page uses it even if storing fails. */
  readonly set: (state: State) => void;
  /** Whether loading has ended: restored, failed or replaced. */
  readonly isRehydrated: () => boolean;
  /** Never rejects. */
  readonly rehydrated: Promise<RehydrateOutcome>;
};

/** The value, or undefined after the timeout. A late value is ignored. @spec persist-timeout amb-persist-timeout */
const withTimeout = <Value>(answer: Promise<Value>, { after }: TimerPort): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const stop = after(persistTimeoutMs, () => resolve(undefined));
    void answer.then((value) => {
      stop();
      resolve(value);
    });
  });

const backUpCorrupt = (storage: StoragePort, key: string, text: string): void => {
  void storage.write(`${key}:aside`, text.slice(0, maxBackupLength));
  void storage.remove(key);
};

/** Opens a slice over a storage that never fails. Loads it once, and never over a state that the page has set. */
export const openSlice = <State extends object>(
  slice: PersistedSlice<State>,
  storage: StoragePort,
  timers: TimerPort,
): { readonly slice: Persisted<State>; readonly load: () => Promise<void> } => {
  const key = persistKey(slice);
  const done = Promise.withResolvers<RehydrateOutcome>();
  let state = slice.initial;
  let isDone = false;
  const finish = (outcome: RehydrateOutcome, next: State) => {
    if (isDone) return;
    state = next;
    isDone = true;
    done.resolve(outcome);
  };
  const load = async () => {
    const text = await withTimeout(Promise.resolve(storage.read(key)), timers);
    if (isDone || text === undefined) return finish('timed-out', slice.initial);
    const found = rehydrateSlice(slice, text);
    if (found.outcome === 'corrupt' && text !== null) backUpCorrupt(storage, key, text);
    finish(found.outcome, found.state);
  };
  const set = (next: State) => {
    finish('replaced', next);
    state = next;
    void storage.write(key, toStoredText(next, slice.version));
  };
  return { slice: { get: () => state, set, isRehydrated: () => isDone, rehydrated: done.promise }, load };
};
