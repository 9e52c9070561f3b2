import type { CompiledBadge } from './compile-badge.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { factBits } from './read-facts.ts';

/** The input of the rules for one card: its fact bits and its labels. */
export type CardInput = {
  readonly facts: number;
  readonly labels: readonly number[];
};

const haveCommonLabel = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((label) => others.includes(label));

/** Copies the badges whose rule holds into the scratch buffer; returns their number. */
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

/** Description of the first condition that hides a badge; undefined when its rule holds. */
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
