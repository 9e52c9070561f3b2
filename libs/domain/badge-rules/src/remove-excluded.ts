import type { ScratchBadges, OnReject } from './scratch-badges.ts';
import { badgeAt, findFirstName } from './scratch-badges.ts';

/** A badge that holds drops those it excludes, wherever they stand; how many stay. @spec badge-exclusion */
export const removeSuppressed = (desk: ScratchBadges, count: number, tell?: OnReject): number => {
  let dropping = 0;
  for (let place = 0; place < count; place += 1) dropping |= badgeAt(desk, place).drops;
  if (dropping === 0) return count;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = badgeAt(desk, place);
    const by = badge.droppedBy & dropping;
    if (by === 0) desk[kept++] = badge;
    else
      tell?.(badge, {
        because: 'excluded',
        by: findFirstName(desk, count, ({ drops }) => (drops & by) !== 0),
      });
  }
  return kept;
};

/** Of badges that exclude each other the earliest stays; how many stay. @spec badge-exclusion */
export const keepFirstOfGroup = (desk: ScratchBadges, count: number, tell?: OnReject): number => {
  let taken = 0;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = badgeAt(desk, place);
    const by = badge.rivals & taken;
    taken |= by === 0 ? badge.rivals : 0;
    if (by === 0) desk[kept++] = badge;
    else
      tell?.(badge, {
        because: 'excluded',
        by: findFirstName(desk, kept, ({ rivals }) => (rivals & by) !== 0),
      });
  }
  return kept;
};

/** One badge an id; badges without an id are nobody's duplicates. How many stay. @spec badge-duplicates */
export const removeDuplicateIds = (desk: ScratchBadges, count: number, tell?: OnReject): number => {
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = badgeAt(desk, place);
    const { id } = badge.badge;
    const first = id == null ? undefined : desk.slice(0, kept).find((other) => other.badge.id === id);
    if (first) tell?.(badge, { because: 'duplicate', of: first.badge.name });
    else desk[kept++] = badge;
  }
  return kept;
};
