import type { RateWindow, SharedCounts } from './ports.ts';

export type CallCounterOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Shares counts between the processes of a store; without it each process counts alone. */
  readonly shared?: SharedCounts | undefined;
};

export type CallCounter = {
  /** Counts a call under a key and returns the count of the current window. */
  hit(key: string, max: number, windowMs: number): RateWindow;
  /** Exchanges counts with the other processes. */
  sync(): Promise<void>;
};

type Entry = {
  readonly endsAt: number;
  /** Counted by this process, reported to the others, and counted by the others. */
  own: number;
  reported: number;
  countedElsewhere: number;
};

/** Equals the number of id workers. Below 1/32 of the limit per process, all processes together stay below the limit. */
const maxProcesses = 32;
/** Bounds memory: an attacker with more addresses than this per minute cannot be limited by address anyway. */
const maxKeys = 50_000;

/**
 * Counts calls in fixed time windows that are the same for every process. A process counts in memory and shares only keys
 * that used more than 1/32 of their limit, in one statement per `sync`, so ordinary visitors cause no database access. A
 * client that uses all processes gets at most twice its limit plus what one sync interval lets in. While the shared
 * counts are unavailable, every process counts alone.
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
