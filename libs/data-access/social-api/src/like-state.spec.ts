import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isItemLiked, likedCountChange } from './like-state.ts';

const like = { itemid: 1, liked: true, request: 'a' };
const unlike = { itemid: 1, liked: false, request: 'b' };

/** @spec like-optimistic */
it.each([
  ['nothing requestedKeys for', [1], [], true],
  ['a like', [], [like], true],
  ['an unlike', [1], [unlike], false],
  ['a like and an unlike', [], [like, unlike], false],
  ['a like of another item', [], [{ ...like, itemid: 2 }], false],
])('%s', (_, likedOnServer, changes, expected) =>
  expect(isItemLiked(1, likedOnServer, changes)).toBe(expected),
);

/** @spec amb-liked-count */
it.each([
  ['a new like', [], like, 1],
  ['a removed like', [1], unlike, -1],
  ['a second like', [1], like, 0],
] as const)('%s changes the count', (_, likedOnServer, change, expected) => {
  expect(likedCountChange(1, likedOnServer, [change])).toBe(expected);
});

const arbitraryChanges = fc.array(
  fc.record({ itemid: fc.integer({ min: 1, max: 3 }), liked: fc.boolean(), request: fc.string() }),
  { maxLength: 12 },
);

it('equals the server state once all requests have succeeded in order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
      arbitraryChanges,
      (likedOnServer, changes) => {
        const likedIds = new Set(likedOnServer);
        for (const { itemid, liked } of changes)
          if (liked) likedIds.add(itemid);
          else likedIds.delete(itemid);
        expect([1, 2, 3].filter((itemid) => isItemLiked(itemid, likedOnServer, changes))).toEqual(
          [...likedIds].toSorted(),
        );
      },
    ),
  );
});
