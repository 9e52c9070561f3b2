import { expect, it } from 'vitest';
import { marketOrigin, sellerOrigin } from './index.ts';

it.each([
  ['its own page', ['shop.example'], 'https://shop.example', 'https://shop.example'],
  ['the mall’s host', ['shop.example'], 'https://mall.shop.example', 'https://shop.example'],
  ['a second name', ['localhost', 'sg.localhost'], 'http://sg.localhost:4200', 'http://localhost:4200'],
  ['another market', ['br.localhost'], 'http://localhost:4200', 'http://br.localhost:4200'],
  ['a host with its own port', ['br.localhost:90'], 'http://localhost:4200', 'http://br.localhost:90'],
] as const)('from %s', (_, hosts, seenFrom, origin) => {
  expect(marketOrigin({ hosts }, seenFrom)).toBe(origin);
});

it.each([
  ['the market’s page', 'http://sg.localhost:4200', 'http://seller.sg.localhost:4200'],
  ['its own page', 'https://seller.sg.localhost', 'https://seller.sg.localhost'],
])('sellers have their own host, from %s', (_, seenFrom, origin) => {
  expect(sellerOrigin({ sellerHost: 'seller.sg.localhost' }, seenFrom)).toBe(origin);
});
