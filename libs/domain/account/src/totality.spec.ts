import { arbitraryText } from '@pasar/arbitrary-text';
import { markets } from '@pasar/markets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  authPageType,
  carriedParams,
  carriedQuery,
  checkPassword,
  checkUsername,
  describeDevice,
  isLoginMark,
  maskNetwork,
  normalizeEmail,
  normalizePhone,
} from './index.ts';

it('accepts any typed text', () => {
  fc.assert(
    fc.property(arbitraryText(), fc.constantFrom(...markets), (text, market) => {
      expect(checkUsername(text).valid).toBeTypeOf('boolean');
      expect(checkPassword(text, text).valid).toBeTypeOf('boolean');
      expect([null, 'string']).toContain(normalizeEmail(text) === null ? null : 'string');
      expect(normalizePhone(text, market) ?? market.phonePrefix).toMatch(/^\+/);
      expect(describeDevice(text).browser).toBeTypeOf('string');
      expect(maskNetwork(text)).toBeTypeOf('string');
      expect(isLoginMark(text)).toBe(text !== '' && text !== '-');
    }),
  );
});

it('finds a page type and carried parameters for any query', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText(), arbitraryText('type='), arbitraryText('next=')), (query) => {
      expect([0, 1, 2, 3, 4]).toContain(authPageType(query));
      expect(carriedParams).toEqual(expect.arrayContaining(Object.keys(carriedQuery(query))));
    }),
  );
});
