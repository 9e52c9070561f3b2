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

/** Puts the badges whose rule holds on the scratch; how many they are. */
export const collectMatching = (
  { candidates, scratch }: CompiledManifest,
  { facts, labels }: CardInput,
): number => {
  let kept = 0;
  for (const badge of candidates) {
    if ((facts & badge.requiredFacts) !== badge.requiredFacts || (facts & badge.forbiddenFacts) !== 0)
      continue;
    if (badge.labels !== undefined && !haveCommonLabel(badge.labels, labels)) continue;
    scratch[kept++] = badge;
  }
  return kept;
};

/** The first condition that keeps a badge off a card, in its own words; undefined when its rule holds. */
export const failedCondition = (
  { failedPageCondition, conditions }: CompiledBadge,
  { page }: CompiledManifest,
  { facts, labels }: CardInput,
): string | undefined => {
  if (failedPageCondition !== undefined) return failedPageCondition;
  return conditions.find((condition) => {
    if ('labels' in condition) return !haveCommonLabel(condition.labels(page), labels);
    return 'fact' in condition && Boolean(facts & factBits[condition.fact(page)]) === Boolean(condition.not);
  })?.description;
};
