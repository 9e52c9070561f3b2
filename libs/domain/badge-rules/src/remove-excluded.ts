import type { ScratchBadges, OnReject } from './scratch-badges.ts';
import { badgeAt, findFirstName } from './scratch-badges.ts';

/** Removes badges that a shown badge suppresses, in any slot; returns how many stay. @spec badge-exclusion */
export const removeSuppressed = (scratch: ScratchBadges, count: number, onReject?: OnReject): number => {
  let dropping = 0;
  for (let index = 0; index < count; index += 1) dropping |= badgeAt(scratch, index).suppressesBits;
  if (dropping === 0) return count;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const badge = badgeAt(scratch, index);
    const by = badge.suppressedByBits & dropping;
    if (by === 0) scratch[kept++] = badge;
    else
      onReject?.(badge, {
        because: 'excluded',
        by: findFirstName(scratch, count, ({ suppressesBits }) => (suppressesBits & by) !== 0),
      });
  }
  return kept;
};

/** Keeps the first badge of each exclusive group; returns how many stay. @spec badge-exclusion */
export const keepFirstOfGroup = (scratch: ScratchBadges, count: number, onReject?: OnReject): number => {
  let taken = 0;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const badge = badgeAt(scratch, index);
    const by = badge.exclusiveGroupBits & taken;
    taken |= by === 0 ? badge.exclusiveGroupBits : 0;
    if (by === 0) scratch[kept++] = badge;
    else
      onReject?.(badge, {
        because: 'excluded',
        by: findFirstName(scratch, kept, ({ exclusiveGroupBits }) => (exclusiveGroupBits & by) !== 0),
      });
  }
  return kept;
};

/** Keeps one badge per id; badges without an id are never duplicates. Returns how many stay. @spec badge-duplicates */
export const removeDuplicateIds = (scratch: ScratchBadges, count: number, onReject?: OnReject): number => {
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const badge = badgeAt(scratch, index);
    const { id } = badge.badge;
    const first = id == null ? undefined : scratch.slice(0, kept).find((other) => other.badge.id === id);
    if (first) onReject?.(badge, { because: 'duplicate', of: first.badge.name });
    else scratch[kept++] = badge;
  }
  return kept;
};
