import type { CompiledBadge } from './compile-badge.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { factBits } from './read-facts.ts';

/** What the rules know of a card: the bits of its facts, and its labels. */
export interface CardInput {
  readonly facts: number;
  readonly labels: readonly number[];
}

const haveCommonLabel = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((label) => others.includes(label));

/** Puts the badges whose rule holds on the desk; how many they are. */
export const collectMatching = (
  { candidates, desk }: CompiledManifest,
  { facts, labels }: CardInput,
): number => {
  let kept = 0;
  for (const badge of candidates) {
    if ((facts & badge.requiredFacts) !== badge.requiredFacts || (facts & badge.forbiddenFacts) !== 0) continue;
    if (badge.labels !== undefined && !haveCommonLabel(badge.labels, labels)) continue;
    desk[kept++] = badge;
  }
  return kept;
};

/** The first condition that keeps a badge off a card, in its own words; undefined when its rule holds. */
export const failedCondition = (
  { failedPageCondition: never, conditions }: CompiledBadge,
  { place }: CompiledManifest,
  { facts, labels }: CardInput,
): string | undefined => {
  if (failedPageCondition !== undefined) return failedPageCondition;
  return conditions.find((condition) => {
    if ('labels' in condition) return !haveCommonLabel(condition.labels(place), labels);
    return 'fact' in condition && Boolean(facts & factBits[condition.fact(place)]) === Boolean(condition.not);
  })?.description;
};
