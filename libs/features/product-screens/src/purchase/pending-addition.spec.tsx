// @vitest-environment happy-dom
import { anItemDetail } from '@pasar/builders';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AddPendingProps } from './AddPending.tsx';
import { PendingAddition } from './PendingAddition.tsx';

afterEach(cleanup);

it('says that the addition could not be made, and makes it on retry', async () => {
  const AddPending = vi.fn((_: AddPendingProps) => null);
  const load = vi.fn(() => Promise.resolve({ default: AddPending }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const pending = { modelid: 0, quantity: 2 };
  const purchase = { add: vi.fn(), purchasable: { purchasable: true } as const };
  render(<PendingAddition item={anItemDetail()} purchase={purchase} pending={pending} load={load} />);
  expect((await screen.findByRole('alert')).textContent).toContain('no_connection');
  expect(AddPending).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(AddPending).toHaveBeenCalled());
  expect(AddPending.mock.lastCall?.[0]).toMatchObject({ pending });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
