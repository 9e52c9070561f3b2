import type { Desk, Tell } from './desk.ts';
import { at, nameOfFirst } from './desk.ts';

/** A badge that holds drops those it excludes, wherever they stand; how many stay. @spec badge-exclusion */
export const keepUndropped = (desk: Desk, count: number, tell?: Tell): number => {
  let dropping = 0;
  for (let place = 0; place < count; place += 1) dropping |= at(desk, place).drops;
  if (dropping === 0) return count;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = at(desk, place);
    const by = badge.droppedBy & dropping;
    if (by === 0) desk[kept++] = badge;
    else
      tell?.(badge, {
        because: 'excluded',
        by: nameOfFirst(desk, count, ({ drops }) => (drops & by) !== 0),
      });
  }
  return kept;
};

/** Of badges that exclude each other the earliest stays; how many stay. @spec badge-exclusion */
export const keepFirstRivals = (desk: Desk, count: number, tell?: Tell): number => {
  let taken = 0;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = at(desk, place);
    const by = badge.rivals & taken;
    taken |= by === 0 ? badge.rivals : 0;
    if (by === 0) desk[kept++] = badge;
    else
      tell?.(badge, {
        because: 'excluded',
        by: nameOfFirst(desk, kept, ({ rivals }) => (rivals & by) !== 0),
      });
  }
  return kept;
};

/** One badge an id; badges without an id are nobody's duplicates. How many stay. @spec badge-duplicates */
export const keepFirstIds = (desk: Desk, count: number, tell?: Tell): number => {
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const badge = at(desk, place);
    const { id } = badge.badge;
    const first = id == null ? undefined : desk.slice(0, kept).find((other) => other.badge.id === id);
    if (first) tell?.(badge, { because: 'duplicate', of: first.badge.name });
    else desk[kept++] = badge;
  }
  return kept;
};
