import { expect, it } from 'vitest';
import * as library from './index.ts';

it('uses the specified storage key', () => {
  expect(library.attributionKey).toBe('sp_af');
  expect(library.attributionParams).toHaveLength(19);
});
