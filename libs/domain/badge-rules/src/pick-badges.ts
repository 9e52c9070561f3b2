import type { Badge, CardBadges, CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import { cardLabels } from './card-facts.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { at } from './desk.ts';
import { judgeCard } from './judge-card.ts';
import type { CardReading } from './keep-holding.ts';
import { readFacts } from './read-facts.ts';

const noShop: SellerFlags = {};
const noLabels: readonly number[] = [];

/** So many answers are kept for a manifest; a catalogue has a few hundred. */
const mostAnswers = 4096;

const judge = (manifest: CompiledManifest, card: CardReading): CardBadges => {
  const picked: Partial<Record<CardSlot, Badge[]>> = {};
  const count = judgeCard(manifest, card);
  for (let place = 0; place < count; place += 1) {
    const { slot, badge } = at(manifest.desk, place);
    (picked[slot] ??= []).push(badge);
  }
  return picked;
};

/** Cards of the same facts show the same: they are judged once and share one answer. */
const judgeFacts = (manifest: CompiledManifest, facts: number): CardBadges => {
  const { answers } = manifest;
  const known = answers.get(facts);
  if (known) return known;
  const answer = judge(manifest, { facts, labels: noLabels });
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(facts, answer);
  return answer;
};

/** What a card shows, slot by slot in the manifest's order; slots without a badge are left out (doc2 §5, §9). */
export const pickBadges = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags = noShop,
): CardBadges => {
  const facts = readFacts(item, shop, manifest.asksFacts);
  if (manifest.asksLabels.size === 0) return judgeFacts(manifest, facts);
  const labels = cardLabels(item, shop);
  for (const label of labels) if (manifest.asksLabels.has(label)) return judge(manifest, { facts, labels });
  return judgeFacts(manifest, facts);
};
