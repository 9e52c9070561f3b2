import { expect, it } from 'vitest';
import { leavesHost } from './redirects.attack.ts';

it.each([
  ['/cart', false],
  ['http://sg.localhost:1/cart', false],
  ['//sg.localhost:1/cart', true],
  ['/\\evil.example', true],
  ['https://evil.example', true],
  ['javascript:alert(1)', true],
])('classifies %s', (location, leaves) => {
  expect(leavesHost(location, 'sg.localhost:1')).toBe(leaves);
});
