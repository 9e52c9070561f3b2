import type { CompiledManifest } from './compile-manifest.ts';
import type { OnReject } from './scratch-badges.ts';
import { removeDuplicateIds, keepFirstOfGroup, removeSuppressed } from './remove-excluded.ts';
import type { CardInput } from './collect-matching.ts';
import { collectMatching } from './collect-matching.ts';
import { applyLimits } from './apply-limits.ts';

/**
 * Leaves the badges of a card on the manifest's desk, and says how many they are: those whose rule holds, less the
 * excluded, the repeated and those that find no room, in this order. Whoever passes `tell` hears of each that a later
 * step took away, and why.
 */
export const selectBadges = (manifest: CompiledManifest, card: CardInput, tell?: OnReject): number => {
  const { desk } = manifest;
  const holding = collectMatching(manifest, card);
  const compatible = keepFirstOfGroup(desk, removeSuppressed(desk, holding, tell), tell);
  const single = manifest.hasDuplicateIds ? removeDuplicateIds(desk, compatible, tell) : compatible;
  return applyLimits(desk, single, manifest.limits, tell);
};
