import type { Badge, CardBadges, CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import { cardLabels } from './card-facts.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { badgeAt } from './scratch-badges.ts';
import { selectBadges } from './select-badges.ts';
import type { CardInput } from './collect-matching.ts';
import { readFacts } from './read-facts.ts';

const noShop: SellerFlags = {};
const noLabels: readonly number[] = [];

/** Cache size per manifest; a catalogue has a few hundred combinations of facts. */
const maxCachedResults = 4096;

const pickUncached = (manifest: CompiledManifest, card: CardInput): CardBadges => {
  const picked: Partial<Record<CardSlot, Badge[]>> = {};
  const count = selectBadges(manifest, card);
  for (let index = 0; index < count; index += 1) {
    const { slot, badge } = badgeAt(manifest.scratch, index);
    (picked[slot] ??= []).push(badge);
  }
  return picked;
};

/** Cards with equal facts show the same badges: the result is computed once and shared. */
const pickByFacts = (manifest: CompiledManifest, facts: number): CardBadges => {
  const { cachedResults: cachedResults } = manifest;
  const known = cachedResults.get(facts);
  if (known) return known;
  const answer = pickUncached(manifest, { facts, labels: noLabels });
  if (cachedResults.size >= maxCachedResults) cachedResults.clear();
  cachedResults.set(facts, answer);
  return answer;
};

/** Returns the badges of a card by slot, in the manifest's order; empty slots are omitted (doc2 §5, §9). */
export const pickBadges = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags = noShop,
): CardBadges => {
  const facts = readFacts(item, shop, manifest.usedFacts);
  if (manifest.usedLabels.size === 0) return pickByFacts(manifest, facts);
  const labels = cardLabels(item, shop);
  for (const label of labels)
    if (manifest.usedLabels.has(label)) return pickUncached(manifest, { facts, labels });
  return pickByFacts(manifest, facts);
};
