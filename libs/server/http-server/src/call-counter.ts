import type { RateWindow, SharedCounts } from './ports.ts';

export type CallCounterOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where the processes of a store tell each other what they counted; a process counts alone without it. */
  readonly shared?: SharedCounts | undefined;
};

export type CallCounter = {
  /** Counts a call under a key, and says how many there were in the clock's current window. */
  hit(key: string, max: number, windowMs: number): RateWindow;
  /** Tells the other processes what was counted since the last time, and hears what they counted. */
  sync(): Promise<void>;
};

type Entry = {
  readonly endsAt: number;
  /** What this process counted, how much of that the others know, and what they counted. */
  own: number;
  reported: number;
  countedElsewhere: number;
};

/** As many processes as there are numbers for ids: below this part of the limit, all of them together stay below it. */
const maxProcesses = 32;
/** Who calls from more addresses than that within a minute is not stopped by counting addresses. */
const maxKeys = 50_000;

/**
 * Counts calls in windows of the clock, the same for every process. A process counts in its own memory and shares, in one
 * statement a `sync`, only keys that have used more than a 32nd of their limit: ordinary visitors never reach the
 * database. So a client that uses all processes at once gets at most twice its limit, and beyond that what one interval
 * between two `sync`s lets in. While the shared counts cannot be reached, every process counts alone.
 */
export function createCallCounter({ now, shared }: CallCounterOptions): CallCounter {
  const entries = new Map<string, Entry>();
  const pending = new Set<string>();

  const getEntry = (key: string, windowMs: number): Entry => {
    const endsAt = (Math.floor(now() / windowMs) + 1) * windowMs;
    const kept = entries.get(key);
    if (kept?.endsAt === endsAt) return kept;
    const [oldest] = entries.keys();
    if (entries.size >= maxKeys && oldest !== undefined) entries.delete(oldest);
    const entry: Entry = { endsAt, own: 0, reported: 0, countedElsewhere: 0 };
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  };

  const pushCounts = async ({ add }: SharedCounts): Promise<void> => {
    const changed = [...pending].flatMap((key) => {
      const entry = entries.get(key);
      return entry && entry.endsAt > now() ? [{ key, entry, sent: entry.own }] : [];
    });
    pending.clear();
    if (changed.length === 0) return;
    try {
      const totals = await add(
        changed.map(({ key, entry, sent }) => ({ key, hits: sent - entry.reported, endsAt: entry.endsAt })),
      );
      for (const { key, entry, sent } of changed) {
        entry.reported = sent;
        entry.countedElsewhere = Math.max(0, (totals.get(key) ?? sent) - sent);
      }
    } catch (error) {
      for (const { key } of changed) pending.add(key);
      throw error;
    }
  };

  return {
    hit: (key, max, windowMs) => {
      const entry = getEntry(key, windowMs);
      entry.own += 1;
      if (shared && entry.own > max / maxProcesses) pending.add(key);
      return { hits: entry.own + entry.countedElsewhere, endsAt: entry.endsAt };
    },
    sync: async () => {
      for (const [key, { endsAt }] of entries) if (endsAt <= now()) entries.delete(key);
      if (shared) await pushCounts(shared);
    },
  };
}
