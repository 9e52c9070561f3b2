import type { CompiledManifest } from './compile-manifest.ts';
import type { Tell } from './desk.ts';
import { keepFirstIds, keepFirstRivals, keepUndropped } from './keep-compatible.ts';
import type { CardReading } from './keep-holding.ts';
import { keepHolding } from './keep-holding.ts';
import { keepWithinLimits } from './keep-within-limits.ts';

/**
 * Leaves the badges of a card on the manifest's desk, and says how many they are: those whose rule holds, less the
 * excluded, the repeated and those that find no room, in this order. Whoever passes `tell` hears of each that a later
 * step took away, and why.
 */
export const judgeCard = (manifest: CompiledManifest, card: CardReading, tell?: Tell): number => {
  const { desk } = manifest;
  const holding = keepHolding(manifest, card);
  const compatible = keepFirstRivals(desk, keepUndropped(desk, holding, tell), tell);
  const single = manifest.repeatsIds ? keepFirstIds(desk, compatible, tell) : compatible;
  return keepWithinLimits(desk, single, manifest.limits, tell);
};
