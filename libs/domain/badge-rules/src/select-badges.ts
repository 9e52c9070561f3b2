import type { CompiledManifest } from './compile-manifest.ts';
import type { OnReject } from './scratch-badges.ts';
import { removeDuplicateIds, keepFirstOfGroup, removeSuppressed } from './remove-excluded.ts';
import type { CardInput } from './collect-matching.ts';
import { collectMatching } from './collect-matching.ts';
import { applyLimits } from './apply-limits.ts';

/**
 * Leaves the badges of a card on the manifest's scratch, and says how many they are: those whose rule holds, less the
 * excluded, the repeated and those that find no room, in this order. Whoever passes `onReject` hears of each that a later
 * step took away, and why.
 */
export const selectBadges = (manifest: CompiledManifest, card: CardInput, onReject?: OnReject): number => {
  const { scratch } = manifest;
  const holding = collectMatching(manifest, card);
  const compatible = keepFirstOfGroup(scratch, removeSuppressed(scratch, holding, onReject), onReject);
  const single = manifest.hasDuplicateIds ? removeDuplicateIds(scratch, compatible, onReject) : compatible;
  return applyLimits(scratch, single, manifest.limits, onReject);
};
