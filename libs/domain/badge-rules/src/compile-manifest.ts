import type { CardBadges, CardSlot, Manifest } from './badge.ts';
import { cardSlots } from './badge.ts';
import type { CompiledBadge } from './compile-badge.ts';
import { compileBadge } from './compile-badge.ts';
import type { CardContext, Place } from './place.ts';
import { placeOf } from './place.ts';
import { slotLimit } from './slot-limits.ts';

/** A manifest made ready for the cards of one page. */
export interface CompiledManifest {
  readonly place: Place;
  /** In the manifest's order. */
  readonly badges: readonly CompiledBadge[];
  /** Those of them that the page lets show on some card. */
  readonly candidates: readonly CompiledBadge[];
  readonly limits: Readonly<Record<CardSlot, number>>;
  /** Whether two badges have one id: most manifests need not look. */
  readonly repeatsIds: boolean;
  /** Bits of the facts that the candidates ask for, and the labels that they do. */
  readonly asksFacts: number;
  readonly asksLabels: ReadonlySet<number>;
  /** What cards without such a label show, by their facts. */
  readonly answers: Map<number, CardBadges>;
  /** Where a card's badges are weighed, overwritten by every card so that none costs an array. */
  readonly desk: CompiledBadge[];
}

/**
 * A manifest made ready for a page: once a page and card set, then `pickBadges` for each card.
 * `cardSet` says whose limits hold where the manifest names none. Throws on an unknown market.
 */
export const compileManifest = (
  manifest: Manifest,
  context: CardContext,
  cardSet?: number,
): CompiledManifest => {
  const place = placeOf(context);
  const limits = cardSlots.map((slot) => [slot, slotLimit(slot, manifest, cardSet)] as const);
  const badges = cardSlots.flatMap((slot) =>
    (manifest.slots[slot] ?? []).map((badge) => compileBadge(badge, slot, place)),
  );
  const ids = badges.flatMap(({ badge }) => badge.id ?? []);
  const candidates = badges.filter(({ never }) => never === undefined);
  return {
    place,
    badges,
    candidates,
    limits: Object.fromEntries(limits) as Record<CardSlot, number>,
    repeatsIds: new Set(ids).size < ids.length,
    asksFacts: candidates.reduce((mask, { needs, forbids }) => mask | needs | forbids, 0),
    asksLabels: new Set(candidates.flatMap(({ labels }) => labels ?? [])),
    answers: new Map(),
    desk: [...badges],
  };
};
