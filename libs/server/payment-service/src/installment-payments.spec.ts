import { insertItem, insertShop } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import type { OfferedMethod } from '@pasar/payment-contract';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { setUpPayments } from './testing/payment-suite.ts';

const { db, payments } = setUpPayments();

/** Puts an item into each of the two unpaid orders. */
async function addItems(flags: readonly boolean[]): Promise<void> {
  await insertShop(db(), 1);
  for (const [index, is_cc_installment_payment_eligible] of flags.entries()) {
    await insertItem(db(), index + 1, { is_cc_installment_payment_eligible });
    await sql`insert into order_line (user_id, order_id, line_no, shopid, itemid, modelid, name, model_name, picture, price, quantity)
      values (7, ${index + 1}, 1, 1, ${index + 1}, 0, 'n', '', '{}', 1000, 1)`.execute(db());
  }
}

afterEach(async () => {
  for (const table of ['order_line', 'item', 'shop'] as const) await db().deleteFrom(table).execute();
});

/** @spec badge-installments */
it.each([
  ['every item allows them', [true, true], { available: true }, 0],
  [
    'one item does not',
    [true, false],
    { available: false, reason: 'not-for-these-items' },
    errorCodes.PAYMENT_CHANNEL_UNAVAILABLE,
  ],
] as const)('pays orders in instalments where %s', async (_, flags, offered, error) => {
  await addItems(flags);
  const expected = expect.objectContaining({ method: 'installments', ...offered });
  for (const path of ['checkout?checkoutid=1', 'methods?context=marketplace&checkoutid=1']) {
    const { data } = await payments().call<{ methods: OfferedMethod[] }>(7, path);
    expect(data.methods).toContainEqual(expected);
  }
  expect(await payments().start('installments', { option: '3' })).toMatchObject({ error });
});
