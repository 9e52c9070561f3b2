import { expect, it } from 'vitest';
import { maxScale, noZoom, panBy, zoomBy } from './zoom.ts';

const frame = { width: 400, height: 200 };
const centre = { x: 0, y: 0 };

it.each([
  ['doubles around the centre', noZoom, 2, centre, { scale: 2, x: 0, y: 0 }],
  ['keeps the pressed point in its place', noZoom, 2, { x: 100, y: 50 }, { scale: 2, x: -100, y: -50 }],
  ['never shows beyond an edge', { scale: 2, x: 200, y: 0 }, 0.75, centre, { scale: 1.5, x: 100, y: 0 }],
  ['is never smaller than the whole', { scale: 2, x: 10, y: 10 }, 0.1, centre, noZoom],
  ['has a limit', noZoom, 99, centre, { scale: maxScale, x: 0, y: 0 }],
])('zooming %s', (_, before, factor, point, after) => {
  expect(zoomBy(before, factor, point, frame)).toEqual(after);
});

it.each([
  ['a whole picture stays', noZoom, { x: 50, y: 50 }, noZoom],
  ['an enlarged picture pans', { scale: 2, x: 0, y: 0 }, { x: 50, y: -20 }, { scale: 2, x: 50, y: -20 }],
  ['up to its edge', { scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, { scale: 2, x: 200, y: -100 }],
])('panning: %s', (_, before, by, after) => {
  expect(panBy(before, by, frame)).toEqual(after);
});
