import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Charge, PaymentProvider } from '../payment-provider.ts';
import { withTimeout } from './with-timeout.ts';

const key = { payment_id: 1, ref: 'ch_1' };
const charge = { ...key, status: 'pending' } as unknown as Charge;

const createProvider = (answer: () => Promise<never>): PaymentProvider =>
  ({
    ...{ name: 'slow', start: answer, query: answer, confirm: answer },
    ...{ capture: answer, cancel: answer, refund: answer, hasRefundFailed: answer },
  }) as unknown as PaymentProvider;

const calls: Readonly<Record<string, (provider: PaymentProvider) => Promise<unknown>>> = {
  start: (provider) => provider.start({} as Parameters<PaymentProvider['start']>[0]),
  query: (provider) => provider.query(key),
  confirm: (provider) => provider.confirm(key, { kind: 'pin', answer: '1' }),
  capture: (provider) => provider.capture(key),
  cancel: (provider) => provider.cancel(key),
  refund: (provider) => provider.refund({} as Parameters<PaymentProvider['refund']>[0]),
  hasRefundFailed: async (provider) => provider.hasRefundFailed?.({ ...key, refund_id: 2, amount: 1 }),
};

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

it.each(Object.entries(calls))('%s rejects for a provider that hangs', async (_, call) => {
  const hanging = withTimeout(
    createProvider(() => new Promise(() => undefined)),
    10_000,
  );
  const outcome = call(hanging).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('No response within 10000 ms.');
});

it.each(Object.entries(calls))('%s passes a response on, and leaves no timer', async (_, call) => {
  const provider = withTimeout(
    createProvider(async () => charge as never),
    10_000,
  );
  expect(await call(provider)).toBe(charge);
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

it('passes an error on', async () => {
  const broken = withTimeout(
    createProvider(() => Promise.reject(new Error('Declined.'))),
    10_000,
  );
  await expect(broken.query(key)).rejects.toThrow('Declined.');
});
