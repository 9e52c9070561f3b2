import { expect, it } from 'vitest';
import { flashSaleAsked, flashSalePath, shownSession, soldShare } from './flash-sale-data.ts';

const session = (starts_at: number, ongoing = false) => ({
  starts_at,
  ends_at: starts_at + 1,
  ongoing,
  item_count: 1,
});
const [now, next, later] = [session(10, true), session(20), session(30)];

/** @spec flash-sale-page */
it.each([
  ['the one asked for', [now, next, later], 20, next],
  ['the one that runs', [now, next], undefined, now],
  ['the one that runs, for one that is over', [now, next], 5, now],
  ['the next when none runs', [next, later], undefined, next],
  ['none', [], 10, undefined],
])('shows %s', (_, sessions, asked, shown) => {
  expect(shownSession(sessions, asked)).toBe(shown);
});

it.each([
  [{ stock: 100, sold: 0 }, 0],
  [{ stock: 3, sold: 1 }, 33],
  [{ stock: 1000, sold: 999 }, 99],
  [{ stock: 5, sold: 5 }, 100],
  [{ stock: 0, sold: 0 }, 100],
])('%o is sold to %i per cent', (sale, share) => {
  expect(soldShare(sale)).toBe(share);
});

it.each([
  ['', {}],
  ['session=20', { session: 20 }],
  ['session=20&category=4', { session: 20, category: 4 }],
])('%s comes back from its address', (query, asked) => {
  expect(flashSaleAsked({ query })).toEqual({ session: undefined, category: undefined, ...asked });
  expect(flashSalePath(asked)).toBe(query ? `/flash_sale?${query}` : '/flash_sale');
});

it('nonsense asks for nothing', () => {
  expect(flashSaleAsked({ query: 'session=x&category=-1' })).toEqual({
    session: undefined,
    category: undefined,
  });
});
