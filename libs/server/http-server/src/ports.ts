import type { Market, Markets } from '@pasar/markets';

/** Who makes a call. `shopid` is the user's shop in the market of the call. */
export type SessionUser = { readonly userid: number; readonly shopid?: number };

/** Finds the user behind a session cookie's token; undefined for a token that is unknown, ended or too old. */
export type SessionFinder = {
  find(
    token: string,
    at: { readonly now: number; readonly market: Market },
  ): Promise<SessionUser | undefined>;
};

/** One fixed window of attempts. */
export type RateWindow = { readonly hits: number; readonly endsAt: number };

/** Counts attempts under a key in fixed windows. Times are epoch milliseconds. */
export type RateWindows = {
  /** Counts one more attempt; begins a new window of `lasts` milliseconds when the last one is over. */
  hit(key: string, windowMs: number, now: number): Promise<RateWindow>;
  /** The window as it stands; undefined when none is open. */
  peek(key: string, now: number): Promise<RateWindow | undefined>;
  /** Forgets the attempts under a key. */
  clear(key: string): Promise<void>;
};

/** Counts that the processes of a store share. */
export type SharedCounts = {
  /** Adds what this process counted, each key until its window's end, and gives what all processes counted of it. */
  add(
    counts: readonly { readonly key: string; readonly hits: number; readonly endsAt: number }[],
  ): Promise<ReadonlyMap<string, number>>;
};

/** What the server asks of the world around it. */
export type ServerPorts = {
  readonly markets: Pick<Markets, 'marketByHost'>;
  readonly sessions: SessionFinder;
  /** Epoch milliseconds. */
  readonly now: () => number;
};
