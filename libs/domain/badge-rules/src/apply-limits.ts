import type { CardSlot } from './badge.ts';
import type { CompiledBadge } from './compile-badge.ts';
import type { ScratchBadges, OnReject } from './scratch-badges.ts';
import { badgeAt } from './scratch-badges.ts';
import { imageFlagLimits } from './slot-limits.ts';

/** Whether the card has image flags of both kinds. */
const hasBothKinds = (scratch: ScratchBadges, count: number): boolean => {
  let custom = false;
  let predefined = false;
  for (let index = 0; index < count; index += 1) {
    const badge = badgeAt(scratch, index);
    if (badge.slot !== 'imageFlag') break;
    if (badge.custom) custom = true;
    else predefined = true;
  }
  return custom && predefined;
};

const kindLimit = ({ slot, custom }: CompiledBadge, both: boolean): number => {
  if (slot !== 'imageFlag') return Number.POSITIVE_INFINITY;
  const limits = custom ? imageFlagLimits.custom : imageFlagLimits.predefined;
  return both ? limits.both : limits.alone;
};

/**
 * Applies the limits per slot and per kind; returns how many badges stay. Badges are grouped by slot, image flags first.
 * @spec badge-slot-limits badge-shop-image-flags
 */
export const applyLimits = (
  scratch: ScratchBadges,
  count: number,
  limits: Readonly<Record<CardSlot, number>>,
  onReject?: OnReject,
): number => {
  const both = hasBothKinds(scratch, count);
  let slot: CardSlot | undefined;
  let custom = 0;
  let predefined = 0;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const badge = badgeAt(scratch, index);
    if (badge.slot !== slot) custom = predefined = 0;
    slot = badge.slot;
    const ofKind = kindLimit(badge, both);
    const limit = (badge.custom ? custom : predefined) >= ofKind ? ofKind : limits[slot];
    if (
      custom + predefined >= limit ||
      (limit === ofKind && (badge.custom ? custom : predefined) >= ofKind)
    ) {
      onReject?.(badge, { because: 'limit', limit });
      continue;
    }
    if (badge.custom) custom += 1;
    else predefined += 1;
    scratch[kept++] = badge;
  }
  return kept;
};
