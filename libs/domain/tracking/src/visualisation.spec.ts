import { expect, it } from 'vitest';
import { createVisualisation } from './index.ts';

/** @spec visualisation-debounce */
it.each([
  ['two updates 100 ms apart are drawn once', [0, 100], [[600, 1]]],
  [
    'two updates 600 ms apart are drawn twice',
    [0, 600],
    [
      [500, 0],
      [1100, 1],
    ],
  ],
  ['no update is drawn never', [], []],
])('%s', (_, updates, drawn) => {
  const visualisation = createVisualisation<number>();
  const seen: number[][] = [];
  for (let now = 0; now <= 2000; now += 50) {
    const place = updates.indexOf(now);
    if (place >= 0) visualisation.update(place, now);
    const map = visualisation.collect(now);
    if (map !== undefined) seen.push([now, map]);
  }
  expect([seen, visualisation.dueAt()]).toEqual([drawn, null]);
});
