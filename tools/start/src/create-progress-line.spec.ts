import { expect, it } from 'vitest';
import { createProgressLine } from './create-progress-line.ts';

it.each([
  { isTTY: true, written: '\r\u001B[2Ka\r\u001B[2Kb\r\u001B[2Kc\n' },
  { isTTY: false, written: 'a\nc\n' },
])('shows progress with isTTY $isTTY', ({ isTTY, written }) => {
  let text = '';
  let time = 0;
  const line = createProgressLine({ isTTY, write: (part) => (text += part) }, () => time);
  for (const step of ['a', 'a', 'b', 'c']) {
    line.show(step);
    time += 2000;
  }
  line.end();
  expect(text).toBe(written);
});
