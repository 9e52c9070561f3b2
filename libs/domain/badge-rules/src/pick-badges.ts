import type { Badge, CardBadges, CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { judgeCard } from './judge-card.ts';

/** What a card shows, slot by slot in the manifest's order; slots without a badge are left out (doc2 §5, §9). */
export const pickBadges = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags = {},
): CardBadges => {
  const picked: Partial<Record<CardSlot, Badge[]>> = {};
  for (const { slot, badge } of judgeCard(manifest, item, shop)) (picked[slot] ??= []).push(badge);
  return picked;
};
