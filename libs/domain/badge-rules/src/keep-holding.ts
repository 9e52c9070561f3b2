import type { CompiledBadge } from './compile-badge.ts';
import type { CompiledManifest } from './compile-manifest.ts';
import { factBits } from './read-facts.ts';

/** What the rules know of a card: the bits of its facts, and its labels. */
export interface CardReading {
  readonly facts: number;
  readonly labels: readonly number[];
}

const shareOne = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((label) => others.includes(label));

/** Puts the badges whose rule holds on the desk; how many they are. */
export const keepHolding = (
  { candidates, desk }: CompiledManifest,
  { facts, labels }: CardReading,
): number => {
  let kept = 0;
  for (const badge of candidates) {
    if ((facts & badge.needs) !== badge.needs || (facts & badge.forbids) !== 0) continue;
    if (badge.labels !== undefined && !shareOne(badge.labels, labels)) continue;
    desk[kept++] = badge;
  }
  return kept;
};

/** The first condition that keeps a badge off a card, in its own words; undefined when its rule holds. */
export const failedCondition = (
  { never, conditions }: CompiledBadge,
  { place }: CompiledManifest,
  { facts, labels }: CardReading,
): string | undefined => {
  if (never !== undefined) return never;
  return conditions.find((condition) => {
    if ('labels' in condition) return !shareOne(condition.labels(place), labels);
    return 'fact' in condition && Boolean(facts & factBits[condition.fact(place)]) === Boolean(condition.not);
  })?.asks;
};
