import { expect, it } from 'vitest';
import { marketOrigin } from './index.ts';

it.each([
  ['its own page', ['shop.example'], 'https://shop.example', 'https://shop.example'],
  ['the mall’s host', ['shop.example'], 'https://mall.shop.example', 'https://shop.example'],
  ['a second name', ['localhost', 'sg.localhost'], 'http://sg.localhost:4200', 'http://localhost:4200'],
  ['another market', ['br.localhost'], 'http://localhost:4200', 'http://br.localhost:4200'],
  ['a host with a port of its own', ['br.localhost:90'], 'http://localhost:4200', 'http://br.localhost:90'],
] as const)('from %s', (_, hosts, seenFrom, origin) => {
  expect(marketOrigin({ hosts }, seenFrom)).toBe(origin);
});
