import type { CompiledManifest } from './compile-manifest.ts';
import type { OnReject } from './scratch-badges.ts';
import { removeDuplicateIds, keepFirstOfGroup, removeSuppressed } from './remove-excluded.ts';
import type { CardInput } from './collect-matching.ts';
import { collectMatching } from './collect-matching.ts';
import { applyLimits } from './apply-limits.ts';

/**
 * Writes the badges of a card into the manifest's scratch buffer and returns their number: those whose rule holds, minus
 * excluded ones, duplicates and those over a limit, in this order. Calls `onReject` for each badge that a later step removes.
 */
export const selectBadges = (manifest: CompiledManifest, card: CardInput, onReject?: OnReject): number => {
  const { scratch } = manifest;
  const holding = collectMatching(manifest, card);
  const compatible = keepFirstOfGroup(scratch, removeSuppressed(scratch, holding, onReject), onReject);
  const single = manifest.hasDuplicateIds ? removeDuplicateIds(scratch, compatible, onReject) : compatible;
  return applyLimits(scratch, single, manifest.limits, onReject);
};
