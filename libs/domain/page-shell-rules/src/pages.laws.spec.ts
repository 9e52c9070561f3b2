import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notFoundBackTarget, pageTheme } from './index.ts';

it('finds a way back from any history state', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect([-1, '/']).toContain(notFoundBackTarget(state));
    }),
  );
});

it('only the mall and the supermarket have their own theme', () => {
  const paths = fc.constantFrom('/', '/search', '/cart', '/user/account/address', '/Shirt-i.1.2');
  fc.assert(
    fc.property(paths, fc.constantFrom('SG', 'BR', 'PL'), (url, market) => {
      expect(pageTheme({ url, market })).toBe('default');
    }),
  );
});
