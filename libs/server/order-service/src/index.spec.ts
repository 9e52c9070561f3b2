import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its readme says', () => {
  expect(Object.keys(library)).toEqual(['cancelOverdueOrders', 'formatOrderSn', 'registerOrderCalls']);
});
