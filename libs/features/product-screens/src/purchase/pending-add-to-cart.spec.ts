import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  readPendingAddToCart,
  withoutPendingAddToCart,
  withPendingAddToCart,
} from './pending-add-to-cart.ts';

it.each([
  ['nothing', '', undefined],
  ['a plain item', '?add=0&qty=2', { modelid: 0, quantity: 2 }],
  ['a model', '?add=7&qty=1', { modelid: 7, quantity: 1 }],
  ['one piece by default', '?add=7', { modelid: 7, quantity: 1 }],
  ['no pending addition', '?add=7&qty=0', undefined],
  ['no number', '?add=x', undefined],
  ['a sign', '?add=-1', undefined],
])('%s', (_, search, pending) => {
  expect(readPendingAddToCart(search)).toEqual(pending);
});

const queries = fc
  .dictionary(fc.string(), fc.string(), { maxKeys: 4 })
  .map((query) => new URLSearchParams(query).toString());

it('survives the round trip and can be removed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 999 }), queries, (modelid, quantity, query) => {
      const location = { pathname: '/a-i.1.2', search: query ? `?${query}` : '' };
      const [pathname = '', search = ''] = withPendingAddToCart(location, { modelid, quantity }).split('?');
      expect(readPendingAddToCart(search)).toEqual({ modelid, quantity });
      expect(withoutPendingAddToCart({ pathname, search })).toBe(withoutPendingAddToCart(location));
    }),
  );
});
