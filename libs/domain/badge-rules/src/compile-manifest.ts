import type { CardBadges, CardSlot, Manifest } from './badge.ts';
import { cardSlots } from './badge.ts';
import type { CompiledBadge } from './compile-badge.ts';
import { compileBadge } from './compile-badge.ts';
import type { CardContext, PageFacts } from './page-facts.ts';
import { readPageFacts } from './page-facts.ts';
import { slotLimit } from './slot-limits.ts';

/** A manifest made ready for the cards of one page. */
export interface CompiledManifest {
  readonly place: PageFacts;
  /** In the manifest's order. */
  readonly badges: readonly CompiledBadge[];
  /** Those of them that the page lets show on some card. */
  readonly candidates: readonly CompiledBadge[];
  readonly limits: Readonly<Record<CardSlot, number>>;
  /** Whether two badges have one id: most manifests need not look. */
  readonly hasDuplicateIds: boolean;
  /** Bits of the facts that the candidates ask for, and the labels that they do. */
  readonly usedFacts: number;
  readonly usedLabels: ReadonlySet<number>;
  /** What cards without such a label show, by their facts. */
  readonly cachedResults: Map<number, CardBadges>;
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
  const place = readPageFacts(context);
  const limits = cardSlots.map((slot) => [slot, slotLimit(slot, manifest, cardSet)] as const);
  const badges = cardSlots.flatMap((slot) =>
    (manifest.slots[slot] ?? []).map((badge) => compileBadge(badge, slot, place)),
  );
  const ids = badges.flatMap(({ badge }) => badge.id ?? []);
  const candidates = badges.filter(({ failedPageCondition: never }) => failedPageCondition === undefined);
  return {
    place,
    badges,
    candidates,
    limits: Object.fromEntries(limits) as Record<CardSlot, number>,
    hasDuplicateIds: new Set(ids).size < ids.length,
    usedFacts: candidates.reduce((mask, { requiredFacts: needs, forbiddenFacts: forbids }) => mask | requiredFacts | forbiddenFacts, 0),
    usedLabels: new Set(candidates.flatMap(({ labels }) => labels ?? [])),
    cachedResults: new Map(),
    desk: [...badges],
  };
};
