/** A choice that an item offers, such as its size, as the wire names its fields. */
export type TierFacts = {
  readonly name: string;
  readonly options: readonly string[];
};

/**
 * The tiers, if every one of them has options, else undefined: half a choice can not be shown (doc2 §3 Item).
 * No tiers at all are kept as such (amb-item-tier-variations).
 *
 * @spec item-tiers
 */
export const keepTierVariations = <Tier extends TierFacts>(
  tiers: readonly Tier[],
): readonly Tier[] | undefined => (tiers.every(({ options }) => options.length > 0) ? tiers : undefined);
