import { dayMs, hourMs } from '@pasar/durations';
import { readDelayedRefund } from '@pasar/payment-ledger';
import { expect, it } from 'vitest';
import { findPaymentDifferences } from '../../find-payment-differences.ts';
import { reopenReturnedRefund } from '../../reopen-refund.ts';
import { setUpStripe } from '../../testing/stripe-suite.ts';

const { start, sweepAt, notify, askRefund, readRefund, db, stripe, store } = setUpStripe();

const pay = async (): Promise<void> => {
  await start();
  stripe().play(
    ['retrieve', 'session-authorised'],
    ['retrieve', 'session-authorised'],
    ['capture', 'intent-succeeded'],
    ['retrieve', 'session-paid'],
  );
  await notify('checkout.session.completed', 'session-authorised');
};

it('tries a refund again that failed after it was accepted, and tells so until it is paid out', async () => {
  await pay();
  await askRefund();
  const delayed = () => readDelayedRefund(store().deps, { user_id: 7, order_id: 2 });
  const asked = ['retrieve', 'session-paid'] as const;
  await sweepAt(store().clock.now, asked, ['list-refunds', 'no-refunds'], ['refund', 'refund-pending']);
  expect([await readRefund(), await delayed()]).toEqual([{ state: 'done' }, 0]);

  stripe().play(['list-refunds', 'failed-refunds']);
  expect(await notify('refund.failed', 'refund-failed')).toMatchObject({ result: 'applied' });
  expect([await readRefund(), await delayed()]).toEqual([{ state: 'requested' }, 5000]);
  stripe().play(['list-refunds', 'failed-refunds']);
  expect(await notify('refund.failed', 'refund-failed')).toMatchObject({ result: 'duplicate' });
  stripe().play(['retrieve', 'session-paid']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);

  const later = store().clock.now + hourMs;
  await sweepAt(later, asked, ['list-refunds', 'failed-refunds'], ['refund-again', 'refund-pending']);
  expect([await readRefund(), await delayed()]).toEqual([{ state: 'done' }, 0]);
  stripe().play(['list-refunds', 'failed-and-new-refunds']);
  expect(await notify('charge.refund.updated', 'refund-failed')).toMatchObject({ result: 'ignored' });
  stripe().play(['retrieve', 'session-refunded']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
});

it('finds by itself a refund that failed without an event, sends it again once, and ignores the late event', async () => {
  await pay();
  await askRefund();
  const asked = ['retrieve', 'session-paid'] as const;
  const accepted = store().clock.now;
  await sweepAt(accepted, asked, ['list-refunds', 'no-refunds'], ['refund', 'refund-pending']);
  await sweepAt(accepted + dayMs - 1);
  await sweepAt(accepted + dayMs, asked, ['list-refunds', 'failed-refunds']);
  expect(await readRefund()).toEqual({ state: 'requested' });
  expect(store().logged).toContain('refund: failed after it was accepted');

  const again = accepted + dayMs + hourMs;
  await sweepAt(again, asked, ['list-refunds', 'failed-refunds'], ['refund-again', 'refund-pending']);
  expect(await readRefund()).toEqual({ state: 'done' });
  stripe().play(['list-refunds', 'failed-and-new-refunds']);
  expect(await notify('refund.failed', 'refund-failed')).toMatchObject({ result: 'ignored' });
  stripe().play(['retrieve', 'session-refunded']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
});

it('asks five times in a month about a refund that has arrived, and again an hour later if nobody answered', async () => {
  await pay();
  await askRefund();
  const asked = ['retrieve', 'session-paid'] as const;
  const found = ['list-refunds', 'new-refunds'] as const;
  const accepted = store().clock.now;
  await sweepAt(accepted, asked, ['list-refunds', 'no-refunds'], ['refund', 'refund-pending']);
  await sweepAt(accepted + dayMs, ['retrieve', [500, 'error-internal']]);
  expect(store().logged).toContain('refund: not checked');
  await sweepAt(accepted + dayMs + 3_599_999);
  await sweepAt(accepted + dayMs + hourMs, asked, found);
  for (const days of [3, 7, 14, 30]) await sweepAt(accepted + days * dayMs, asked, found);
  await sweepAt(accepted + 90 * dayMs);
  expect(await readRefund()).toEqual({ state: 'done' });
});

it('opens a refund once, however many processes ask and whatever event comes meanwhile', async () => {
  await pay();
  await askRefund();
  const asked = ['retrieve', 'session-paid'] as const;
  await sweepAt(store().clock.now, asked, ['list-refunds', 'no-refunds'], ['refund', 'refund-pending']);
  const { refund_id, attempts } = await db()
    .selectFrom('payment_refund')
    .selectAll()
    .executeTakeFirstOrThrow();
  const found = { refund_id, attempts };
  const reopen = () => reopenReturnedRefund(store().deps, found, store().clock.now);
  await Promise.all([reopen(), reopen(), reopen()]);
  const later = store().clock.now + hourMs;
  await sweepAt(later, asked, ['list-refunds', 'failed-refunds'], ['refund-again', 'refund-pending']);
  await reopen();
  expect(await readRefund()).toEqual({ state: 'done' });
  stripe().play(['retrieve', 'session-refunded']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
});

it.each([
  ['that is still on its way', 'refund.updated', 'refund-pending'],
  ['that an operator made at Stripe', 'refund.failed', 'refund-of-operator'],
] as const)('ignores an event of a refund %s', async (_, type, object) => {
  await pay();
  expect(await notify(type, object)).toEqual({ status: 200, result: 'ignored' });
});

it('reports an event of a refund that is not ours', async () => {
  await pay();
  stripe().begin({ refund_id: '123' });
  stripe().play(['list-refunds', 'failed-refunds']);
  expect(await notify('refund.failed', 'refund-failed')).toEqual({ status: 404, result: 'unknown-payment' });
});
