import type { Market, Markets } from '@pasar/markets';

/** The user of a session. `shopid` is the user's shop in the market of the call. */
export type SessionUser = { readonly userid: number; readonly shopid?: number };

/** Finds the user of a session token; undefined for an unknown or expired token. */
export type SessionFinder = {
  find(
    token: string,
    at: { readonly now: number; readonly market: Market; readonly userAgent: string },
  ): Promise<SessionUser | undefined>;
};

/** A fixed rate-limit window; `endsAt` in epoch milliseconds. */
export type RateWindow = { readonly hits: number; readonly endsAt: number };

/** Counts attempts under a key in fixed windows. Times are epoch milliseconds. */
export type RateWindows = {
  /** Counts an attempt; starts a new window when the last one has ended. */
  hit(key: string, windowMs: number, now: number): Promise<RateWindow>;
  /** The current window; undefined when none is open. */
  peek(key: string, now: number): Promise<RateWindow | undefined>;
  /** Resets the count of a key. */
  clear(key: string): Promise<void>;
};

/** Counters shared by the processes of a store. */
export type SharedCounts = {
  /** Adds this process's counts and returns the totals of all processes. */
  add(
    counts: readonly { readonly key: string; readonly hits: number; readonly endsAt: number }[],
  ): Promise<ReadonlyMap<string, number>>;
};

/** Ports of the server. */
export type ServerPorts = {
  readonly markets: Pick<Markets, 'marketByHost'>;
  readonly sessions: SessionFinder;
  /** Epoch milliseconds. */
  readonly now: () => number;
};
