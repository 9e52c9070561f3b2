import { expect, it } from 'vitest';
import { emptyLine, toastLine } from './toast-line.ts';
import type { ToastEvent } from './toast-line.ts';

const say = (message: string): ToastEvent => ({ kind: 'said', toast: { message } });
const hide = (id: number): ToastEvent => ({ kind: 'hidden', id });
const pause: ToastEvent = { kind: 'paused' };

it.each<[string, ToastEvent[], string | undefined, number]>([
  ['nothing was said', [], undefined, 0],
  ['the first is shown at once', [say('a')], 'a', 0],
  ['the second waits', [say('a'), say('b')], 'a', 1],
  ['between two is a pause', [say('a'), say('b'), hide(0)], undefined, 1],
  ['then the second', [say('a'), say('b'), hide(0), pause], 'b', 0],
  ['a late end of another changes nothing', [say('a'), hide(7)], 'a', 0],
  ['what is said in the pause waits for its end', [say('a'), hide(0), say('b')], undefined, 1],
  ['the same text twice is shown twice', [say('a'), say('a'), hide(0), pause], 'a', 0],
])('%s', (_, events, shown, waiting) => {
  const line = events.reduce(toastLine, emptyLine);
  expect([line.shown?.message, line.waiting.length]).toEqual([shown, waiting]);
});
