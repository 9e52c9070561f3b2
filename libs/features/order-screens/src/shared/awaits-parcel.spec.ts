import { expect, it } from 'vitest';
import { awaitsParcel } from './awaits-parcel.ts';

const parcel = (kind: 'in-transit' | 'delivered') => ({
  carrier: 'Pasar Express',
  tracking_number: 'PX1',
  events: [{ kind, at: 1_790_000_000_000 }],
});

it.each([
  [{ status: 'to_pay' }, true],
  [{ status: 'to_receive', parcel: parcel('in-transit') }, true],
  [{ status: 'to_receive', parcel: parcel('delivered') }, false],
  [{ status: 'completed' }, false],
  [{ status: 'cancelled' }, false],
  [{ status: 'return_refund' }, false],
] as const)('%o: %s', (order, expected) => expect(awaitsParcel(order)).toBe(expected));
