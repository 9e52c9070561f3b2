import type { PaymentProvider } from '../payment-provider.ts';

function withinTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new Error(`No response within ${timeoutMs} ms.`)), timeoutMs);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** Wraps a provider so that calls reject after the timeout. */
export const withTimeout = (provider: PaymentProvider, timeoutMs: number): PaymentProvider => ({
  ...provider,
  start: (request) => withinTime(provider.start(request), timeoutMs),
  query: (key) => withinTime(provider.query(key), timeoutMs),
  confirm: (key, answer) => withinTime(provider.confirm(key, answer), timeoutMs),
  capture: (key) => withinTime(provider.capture(key), timeoutMs),
  cancel: (key) => withinTime(provider.cancel(key), timeoutMs),
  ...(provider.forgetCard && { forgetCard: (token) => withinTime(provider.forgetCard!(token), timeoutMs) }),
  ...(provider.hasRefundFailed && {
    hasRefundFailed: (order) => withinTime(provider.hasRefundFailed!(order), timeoutMs),
  }),
  refund: (order) => withinTime(provider.refund(order), timeoutMs),
});
