import type { CardBadges, CardSlot, Manifest } from './badge.ts';
import { cardSlots } from './badge.ts';
import type { CompiledBadge } from './compile-badge.ts';
import { compileBadge } from './compile-badge.ts';
import type { CardContext, PageFacts } from './page-facts.ts';
import { readPageFacts } from './page-facts.ts';
import { slotLimit } from './slot-limits.ts';

/** A manifest precompiled for the cards of one page. */
export type CompiledManifest = {
  readonly page: PageFacts;
  /** In the manifest's order. */
  readonly badges: readonly CompiledBadge[];
  /** The badges whose page conditions hold. */
  readonly candidates: readonly CompiledBadge[];
  readonly limits: Readonly<Record<CardSlot, number>>;
  /** Whether two badges share an id; most manifests have none and skip the check. */
  readonly hasDuplicateIds: boolean;
  /** Bit mask of the facts that the candidates use, and their labels. */
  readonly usedFacts: number;
  readonly usedLabels: ReadonlySet<number>;
  /** Results for cards without such a label, by fact bits. */
  readonly cachedResults: Map<number, CardBadges>;
  /** Scratch buffer, reused for every card to avoid allocating arrays. */
  readonly scratch: CompiledBadge[];
};

/**
 * Compiles a manifest, once per page and card set; then call `pickBadges` for each card. `cardSet` supplies limits that the
 * manifest lacks. Throws on an unknown market.
 */
export const compileManifest = (
  manifest: Manifest,
  context: CardContext,
  cardSet?: number,
): CompiledManifest => {
  const page = readPageFacts(context);
  const limits = cardSlots.map((slot) => [slot, slotLimit(slot, manifest, cardSet)] as const);
  const badges = cardSlots.flatMap((slot) =>
    (manifest.slots[slot] ?? []).map((badge) => compileBadge(badge, slot, page)),
  );
  const ids = badges.flatMap(({ badge }) => badge.id ?? []);
  const candidates = badges.filter(({ failedPageCondition }) => failedPageCondition === undefined);
  return {
    page,
    badges,
    candidates,
    limits: Object.fromEntries(limits) as Record<CardSlot, number>,
    hasDuplicateIds: new Set(ids).size < ids.length,
    usedFacts: candidates.reduce(
      (mask, { requiredFacts: requiredFacts, forbiddenFacts: forbiddenFacts }) =>
        mask | requiredFacts | forbiddenFacts,
      0,
    ),
    usedLabels: new Set(candidates.flatMap(({ labels }) => labels ?? [])),
    cachedResults: new Map(),
    scratch: [...badges],
  };
};
