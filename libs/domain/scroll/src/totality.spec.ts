import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScrollMemory, scrollTarget } from './index.ts';
import { memoryStorage } from './testing/index.ts';

it('accepts any hash and any stored text', () => {
  fc.assert(
    fc.property(arbitraryText(), arbitraryText('['), (hash, stored) => {
      const memory = createScrollMemory(() => memoryStorage({ 'shell:scroll': stored }));
      const target = scrollTarget({
        type: 'PUSH',
        hash,
        sameDocument: true,
        preventScroll: false,
        saved: memory.read('a'),
      });
      expect(target.to).toBe(hash === '' ? 'place' : 'element');
    }),
  );
});
