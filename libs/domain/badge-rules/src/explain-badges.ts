import type { Badge, CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import { cardLabels } from './card-facts.ts';
import type { CompiledBadge } from './compile-badge.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import type { Rejection } from './scratch-badges.ts';
import { selectBadges } from './select-badges.ts';
import { failedCondition } from './collect-matching.ts';
import { allFacts, readFacts } from './read-facts.ts';

/** Why a badge is hidden: a condition of its rule fails, or a later step rejects it. */
export type HiddenReason = { readonly because: 'rule'; readonly condition: string } | Rejection;

/** Whether a badge is shown, and why or why not. */
export type Explanation =
  | {
      readonly slot: CardSlot;
      readonly badge: Badge;
      readonly shown: true;
      readonly conditions: readonly string[];
    }
  | {
      readonly slot: CardSlot;
      readonly badge: Badge;
      readonly shown: false;
      readonly hiddenReason: HiddenReason;
    };

/**
 * Explains every badge of the manifest in order: the conditions on which it shows, or why it is hidden. Uses the same rules as
 * `pickBadges`.
 */
export const explainBadges = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags = {},
): readonly Explanation[] => {
  const rejections = new Map<CompiledBadge, HiddenReason>();
  const card = { facts: readFacts(item, shop, allFacts), labels: cardLabels(item, shop) };
  selectBadges(manifest, card, (badge, hiddenReason) => rejections.set(badge, hiddenReason));
  return manifest.badges.map((compiled) => {
    const { slot, badge, conditions } = compiled;
    const failed = failedCondition(compiled, manifest, card);
    const hiddenReason =
      failed === undefined ? rejections.get(compiled) : ({ because: 'rule', condition: failed } as const);
    return hiddenReason
      ? { slot, badge, shown: false, hiddenReason }
      : {
          slot,
          badge,
          shown: true,
          conditions: conditions.map(({ description: description }) => description),
        };
  });
};
