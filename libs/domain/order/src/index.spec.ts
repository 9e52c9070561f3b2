import { expect, expectTypeOf, it } from 'vitest';
import type { OrderAction } from './index.ts';
import * as library from './index.ts';

it('takes its actions from the table', () => {
  expectTypeOf<'ship'>().toExtend<OrderAction>();
  expectTypeOf<'steal'>().not.toExtend<OrderAction>();
  expect(library.orderActions('to_ship', 'seller')).toContain('ship');
});
