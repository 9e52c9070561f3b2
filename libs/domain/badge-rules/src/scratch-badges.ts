import type { CompiledBadge } from './compile-badge.ts';

/** The first so many badges of a scratch are those still on the card; what stands behind them is of an earlier card or sieve. */
export type ScratchBadges = CompiledBadge[];

/** The badge at a place that the caller has counted. */
export const badgeAt = (scratch: ScratchBadges, index: number): CompiledBadge => scratch[index] as CompiledBadge;

/** Why a badge that its rule allows is not on a card. */
export type Rejection =
  /** Another badge of the card excludes it. */
  | { readonly because: 'excluded'; readonly by: string }
  /** An earlier badge has its id. */
  | { readonly because: 'duplicate'; readonly of: string }
  /** The slot, or the slot's share of its kind, is full. */
  | { readonly because: 'limit'; readonly limit: number };

/** Told of every badge that falls; reasons are worked out only for those who ask. */
export type OnReject = (badge: CompiledBadge, rejection: Rejection) => void;

/** Name of the first badge on the scratch that a test picks. */
export const findFirstName = (scratch: ScratchBadges, count: number, picks: (badge: CompiledBadge) => boolean): string =>
  scratch.slice(0, count).find(picks)?.badge.name ?? '';
