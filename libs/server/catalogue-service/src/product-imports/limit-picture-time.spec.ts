import { expect, it } from 'vitest';
import { limitPictureTime } from './limit-picture-time.ts';

it('fetches pictures until the time is over, which begins with the first one', async () => {
  let now = 500;
  const fetched: string[] = [];
  const fetchPicture = limitPictureTime(
    (link) => {
      fetched.push(link);
      now += 60;
      return Promise.resolve('no-picture');
    },
    { maxMs: 100, monotonicNow: () => now },
  );
  now = 1000;
  const found = [];
  for (const link of ['a', 'b', 'c', 'd']) found.push(await fetchPicture(link));
  expect(found).toEqual(['no-picture', 'no-picture', 'unreachable', 'unreachable']);
  expect(fetched).toEqual(['a', 'b']);
});
