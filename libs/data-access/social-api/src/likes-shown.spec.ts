import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLikedNow, likedCountChange } from './likes-shown.ts';

const like = { itemid: 1, liked: true, request: 'a' };
const unlike = { itemid: 1, liked: false, request: 'b' };

/** @spec like-optimistic */
it.each([
  ['nothing asked for', [1], [], true],
  ['a like', [], [like], true],
  ['the end of one', [1], [unlike], false],
  ['a like, and its end', [], [like, unlike], false],
  ['a like of another item', [], [{ ...like, itemid: 2 }], false],
])('%s', (_, told, changes, expected) => expect(isLikedNow(1, told, changes)).toBe(expected));

/** @spec amb-liked-count */
it.each([
  ['a new like', [], like, 1],
  ['an ended one', [1], unlike, -1],
  ['a second like', [1], like, 0],
] as const)('%s moves the number', (_, told, change, expected) => {
  expect(likedCountChange(1, told, [change])).toBe(expected);
});

const changesOf = fc.array(
  fc.record({ itemid: fc.integer({ min: 1, max: 3 }), liked: fc.boolean(), request: fc.string() }),
  { maxLength: 12 },
);

it('shows what the server holds once it has taken everything, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3 })), changesOf, (told, changes) => {
      const held = new Set(told);
      for (const { itemid, liked } of changes)
        if (liked) held.add(itemid);
        else held.delete(itemid);
      expect([1, 2, 3].filter((itemid) => isLikedNow(itemid, told, changes))).toEqual([...held].toSorted());
    }),
  );
});
