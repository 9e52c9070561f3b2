// @vitest-environment happy-dom
import { anItemDetail, someMoney } from '@pasar/builders';
import { minuteMs, secondMs } from '@pasar/durations';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openProduct, visitor } from '../testing/open-product.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saleMs = minuteMs;

const saleUntil = (ends_at: number) =>
  anItemDetail({
    is_on_flash_sale: true,
    price: someMoney(1990),
    flash_sale: {
      ...{ price: someMoney(1990), regular_price: someMoney(2490) },
      ...{ ends_at, stock: 10, sold: 3, per_user_limit: 2 },
    },
  });

/** Opens an item in a sale; `later` are the items that the server returns afterwards. */
async function openSale(later: readonly ReturnType<typeof anItemDetail>[]) {
  const rest = [saleUntil(Date.now() + saleMs), ...later];
  const item = () => (rest.length > 1 ? rest.shift() : rest[0]);
  const { queriesTo } = await openProduct(anItemDetail(), { ...visitor, '/api/v4/item/get': item });
  expect(screen.getByText('Flash sale')).toBeTruthy();
  return { countFetches: () => queriesTo('/api/v4/item/get').length };
}

/** Waits whole seconds one by one: React renders what happens in an `act` only at its end, and starts timers then. */
async function wait(ms: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < ms; waitedMs += secondMs)
    await act(() => vi.advanceTimersByTimeAsync(secondMs));
}

it('fetches the prices when the sale has ended, not before', async () => {
  const { countFetches } = await openSale([anItemDetail()]);
  await wait(saleMs - 2000);
  expect(countFetches()).toBe(1);
  await wait(4000);
  expect(countFetches()).toBe(2);
  expect(screen.queryByText('Flash sale')).toBeNull();
  await wait(saleMs);
  expect(countFetches()).toBe(2);
});

it('fetches them again while the server still has the sale', async () => {
  const ending = saleUntil(Date.now() + saleMs);
  const { countFetches } = await openSale([ending, anItemDetail()]);
  await wait(saleMs + 3000);
  expect(countFetches()).toBe(2);
  await wait(5000);
  expect(countFetches()).toBe(3);
});

it('shows the next sale of the item', async () => {
  await openSale([saleUntil(Date.now() + 10 * saleMs)]);
  await wait(saleMs + 2000);
  expect(screen.getByText('Flash sale')).toBeTruthy();
});
