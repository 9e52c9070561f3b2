import { expect, it } from 'vitest';
import { createProgressLine } from './progress-line.ts';

it.each([
  { isTTY: true, written: '\r\u001B[2Ka\r\u001B[2Kb\n' },
  { isTTY: false, written: 'a\nb\n' },
])('on a screen with isTTY $isTTY', ({ isTTY, written }) => {
  let text = '';
  const line = createProgressLine({ isTTY, write: (part) => (text += part) });
  for (const step of ['a', 'a', 'b']) line.show(step);
  line.end();
  expect(text).toBe(written);
});
