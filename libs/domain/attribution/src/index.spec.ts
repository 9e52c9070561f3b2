import { expect, it } from 'vitest';
import * as library from './index.ts';

it('keeps under the name of the specification', () => {
  expect(library.attributionKey).toBe('sp_af');
  expect(library.attributionParams).toHaveLength(19);
});
