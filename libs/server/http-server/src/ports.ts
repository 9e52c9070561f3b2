import type { ShopRole } from '@pasar/account';
import type { Market, Markets } from '@pasar/markets';

/** The shop for which a member acts in a market, and their role there. */
export type ShopMembership = { readonly shopid: number; readonly role: ShopRole };

/**
 * The user of a session. `shopid` is the user's own shop in the market of the call; `shopMembership` is that shop or the one
 * whose team the user belongs to, as of this request.
 */
export type SessionUser = {
  readonly userid: number;
  readonly shopid?: number;
  readonly shopMembership?: ShopMembership;
  /** Absent if the finder does not read it. */
  readonly age?: AccountAge;
};

/** What an account says of its member's age: epoch milliseconds, 0 if unknown. */
export type AccountAge = { readonly birth_at: number; readonly adult_consent_at: number };

/** Finds the user of a session token; undefined for an unknown or expired token. */
export type SessionFinder<User extends SessionUser = SessionUser> = {
  find(
    token: string,
    at: { readonly now: number; readonly market: Market; readonly userAgent: string },
  ): Promise<User | undefined>;
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
  /** Whether a cookie moves the clock of a browser's calls ahead: for demos. */
  readonly movableClock?: boolean;
};
