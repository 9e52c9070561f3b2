import type { CompiledBadge } from './compile-badge.ts';

/** A reused buffer: its first `count` entries are the badges still on the card; the rest is left from earlier steps. */
export type ScratchBadges = CompiledBadge[];

/** Returns the badge at an index that is known to be in range. */
export const badgeAt = (scratch: ScratchBadges, index: number): CompiledBadge =>
  scratch[index] as CompiledBadge;

/** Why a badge that its rule allows is not on a card. */
export type Rejection =
  /** Another badge of the card excludes it. */
  | { readonly because: 'excluded'; readonly by: string }
  /** An earlier badge has its id. */
  | { readonly because: 'duplicate'; readonly of: string }
  /** The slot, or the slot's share of its kind, is full. */
  | { readonly because: 'limit'; readonly limit: number };

/** Called for every rejected badge; reasons are computed only when a callback is passed. */
export type OnReject = (badge: CompiledBadge, rejection: Rejection) => void;

/** Name of the first of `count` badges that passes a test. */
export const findFirstName = (
  scratch: ScratchBadges,
  count: number,
  picks: (badge: CompiledBadge) => boolean,
): string => scratch.slice(0, count).find(picks)?.badge.name ?? '';
