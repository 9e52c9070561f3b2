import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginLike, confirmLike, failLike, likedCountChange, likeView } from './like-view.ts';
import type { LikeChange, LikeView } from './like-view.ts';

const like = (request: string, itemid = 1): LikeChange => ({ itemid, liked: true, request });
const unlike = (request: string, itemid = 1): LikeChange => ({ itemid, liked: false, request });
const after = (view: LikeView, ...steps: ((view: LikeView) => LikeView)[]): readonly number[] =>
  steps.reduce((now, step) => step(now), view).liked.toSorted();

const begin = (change: LikeChange) => (view: LikeView) => beginLike(view, change);
const confirm = (change: LikeChange) => (view: LikeView) => confirmLike(view, change);
const fail = (change: LikeChange) => (view: LikeView) => failLike(view, change);

/** @spec like-optimistic like-failure */
it.each([
  ['a like shows at once', [], [begin(like('a'))], [1]],
  ['a like that fails is gone', [], [begin(like('a')), fail(like('a'))], []],
  ['an unlike shows at once', [1], [begin(unlike('a'))], []],
  ['an unlike that fails is back', [1], [begin(unlike('a')), fail(unlike('a'))], [1]],
  ['a failure leaves other items alone', [], [begin(like('a')), begin(like('b', 2)), fail(like('a'))], [2]],
  ['a late answer changes nothing', [], [begin(like('a')), begin(unlike('b')), confirm(like('a'))], []],
  ['a late failure changes nothing', [], [begin(like('a')), begin(unlike('b')), fail(like('a'))], []],
  [
    'the last of two that fail goes back to what the server holds',
    [],
    [begin(like('a')), begin(unlike('b')), confirm(like('a')), fail(unlike('b'))],
    [1],
  ],
])('%s', (_, liked, steps, expected) => expect(after(likeView(liked), ...steps)).toEqual(expected));

it.each([
  ['a new like', [], like('a'), 1],
  ['an ended one', [1], unlike('a'), -1],
  ['a second like', [1], like('a'), 0],
] as const)('%s moves the number', (_, liked, change, expected) => {
  expect(likedCountChange(beginLike(likeView(liked), change), 1)).toBe(expected);
});

const taps = fc.array(
  fc.record({ itemid: fc.integer({ min: 1, max: 3 }), liked: fc.boolean(), works: fc.boolean() }),
  { maxLength: 12 },
);

it('shows what the server holds once everything is answered, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3 })), taps, (liked, asked) => {
      const changes = asked.map((tap, index) => ({ ...tap, request: String(index) }));
      const begun = changes.reduce(beginLike, likeView(liked));
      const answered = changes.reduce(
        (view, change) => (change.works ? confirmLike(view, change) : failLike(view, change)),
        begun,
      );
      const held = new Set(liked);
      for (const change of changes.filter(({ works }) => works))
        if (change.liked) held.add(change.itemid);
        else held.delete(change.itemid);
      expect(answered.liked.toSorted()).toEqual([...held].toSorted());
      expect(answered.asked).toEqual({});
    }),
  );
});
