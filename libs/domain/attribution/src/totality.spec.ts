import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attributionParams, captureAttribution } from './index.ts';

it('captures any landing', () => {
  const landings = fc.oneof(arbitraryText(), ...attributionParams.map((name) => arbitraryText(`/?${name}=`)));
  fc.assert(
    fc.property(landings, (url) => {
      expect(captureAttribution({ url, now: 0 }).captured_at).toBe(0);
    }),
  );
});
