import { expect, it } from 'vitest';
import { renderCodeOwners } from './render-code-owners.ts';

it('has one line per project, sorted', () => {
  const lines = renderCodeOwners(['libs/ui/layout', 'libs/domain/cart']).trim().split('\n').slice(2);
  expect(lines).toEqual(['/libs/domain/cart/  @pasar/cart', '/libs/ui/layout/  @pasar/design']);
});
