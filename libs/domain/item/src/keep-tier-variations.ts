/** A property by which models differ, such as the size, with wire names. */
export type TierFacts = {
  readonly name: string;
  readonly options: readonly string[];
};

/**
 * Returns the tiers if every one of them has options, else undefined: partial choices cannot be shown (doc2 §3 Item). An empty
 * list is returned unchanged (amb-item-tier-variations).
 *
 * @spec item-tiers
 */
export const keepTierVariations = <Tier extends TierFacts>(
  tiers: readonly Tier[],
): readonly Tier[] | undefined => (tiers.every(({ options }) => options.length > 0) ? tiers : undefined);
