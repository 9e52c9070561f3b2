import type { Badge, CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import type { CompiledBadge, CompiledManifest } from './compile-manifest.ts';
import type { Fall } from './judge-card.ts';
import { judgeCard } from './judge-card.ts';

/** What became of one badge of a manifest. */
export type Explanation =
  | {
      readonly slot: CardSlot;
      readonly badge: Badge;
      readonly shown: true;
      readonly conditions: readonly string[];
    }
  | { readonly slot: CardSlot; readonly badge: Badge; readonly shown: false; readonly fall: Fall };

/** Every badge of the manifest in its order: on which conditions it shows, or why it fell. By the rules of `pickBadges`. */
export const explainBadges = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags = {},
): readonly Explanation[] => {
  const falls = new Map<CompiledBadge, Fall>();
  judgeCard(manifest, item, shop, (badge, fall) => falls.set(badge, fall()));
  return manifest.badges.map((compiled) => {
    const { slot, badge, conditions } = compiled;
    const fall = falls.get(compiled);
    return fall
      ? { slot, badge, shown: false, fall }
      : { slot, badge, shown: true, conditions: conditions.map(({ asks }) => asks) };
  });
};
