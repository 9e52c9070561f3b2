import type { TrackingLock } from '../tracking-ports.ts';

export type MemoryLocks = {
  /** A tab's view of the one lock; tabs wait in line. */
  tab(): TrackingLock & { close(): void };
};

type WaitingRequest = {
  readonly onOwner: () => () => void;
  end?: () => void;
};

/** One lock shared by tabs: closing a tab passes it to the next in line. */
export const memoryLocks = (): MemoryLocks => {
  const line: WaitingRequest[] = [];
  const serve = (): void => {
    const [first] = line;
    if (first) first.end ??= first.onOwner();
  };
  return {
    tab: () => {
      let mine: WaitingRequest | undefined;
      return {
        own: (onOwner) => {
          mine = { onOwner };
          line.push(mine);
          serve();
        },
        close: () => {
          if (!mine) return;
          mine.end?.();
          line.splice(line.indexOf(mine), 1);
          serve();
        },
      };
    },
  };
};
