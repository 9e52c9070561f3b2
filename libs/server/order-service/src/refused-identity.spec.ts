import { errorCodes } from '@pasar/error-catalogue';
import { beforeEach, expect, it } from 'vitest';
import { buyer } from './testing/after-sale-store.ts';
import { setUpBranchStore } from './testing/branch-store.ts';

const { db, server } = setUpBranchStore();

type Status = 'in-review' | 'approved' | 'refused';

async function submit(status: Status, market = 'TW'): Promise<void> {
  const refusal_reason = status === 'refused' ? ('unreadable-picture' as const) : null;
  const document = { userid: buyer, market, name: 'Mei', number: 'A123456789', submitted_at: 1 };
  await db()
    .insertInto('kyc_submission')
    .values({
      ...document,
      status,
      decided_at: status === 'in-review' ? null : 2,
      mail_due_at: null,
      refusal_reason,
    })
    .execute();
}

let orders = 0;
const place = (body: object = {}, key = `identity-${(orders += 1)}`) =>
  server().order(buyer, key, { ...body });
const countOrders = async () => (await db().selectFrom('orders').select('order_id').execute()).length;

beforeEach(async () => {
  await db().deleteFrom('kyc_submission').execute();
  await server().fill(buyer, [{ shopid: 1, itemid: 11, quantity: 1 }]);
});

/** @spec new-cart-user-kyc-not-met */
it.each([
  ['the cart', {}],
  ['an item bought now', { buy: '1.11.0.1' }],
])(
  'refuses an order of %s of a member whose identity was refused, until it is sent again',
  async (_, what) => {
    await submit('refused');
    expect(await place(what)).toMatchObject({ error: errorCodes.NEW_CART_USER_KYC_NOT_MET });
    expect(await countOrders()).toBe(0);
    await db().updateTable('kyc_submission').set({ status: 'in-review', refusal_reason: null }).execute();
    expect(await place(what)).toMatchObject({ error: 0 });
  },
);

it.each([
  ['is being reviewed', 'in-review', 'TW'],
  ['is proved', 'approved', 'TW'],
  ['was refused in another market', 'refused', 'BR'],
] as const)('takes the order of a member whose identity %s', async (_, status, market) => {
  await submit(status, market);
  expect(await place()).toMatchObject({ error: 0 });
});

it('repeats the answer to an order that was placed before the identity was refused', async () => {
  const first = await place({}, 'same');
  await submit('refused');
  const seen_total = { amount: 0, currency: 'TWD', ...(first.data as never as { total: object }).total };
  expect(await place({ seen_total }, 'same')).toEqual(first);
});
