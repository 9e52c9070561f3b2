// @vitest-environment happy-dom
import { aCheckoutPreview, aCheckoutShop, aPlacedOrder } from '@pasar/builders';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, paths, placeButton, serverWith } from '../testing/open-checkout.tsx';

afterEach(cleanup);

const branch = {
  ...{ branch_id: 'TPE-001', name: '晨市松仁門市', city: '台北市', district: '信義區', street: '松仁路58號' },
};

const pickUp = { ...aCheckoutShop().delivery, channel: 'convenience-store' };

const pickUpOptions = [...aCheckoutShop().delivery_options, { ...pickUp, is_pick_up: true as const }];

it('asks for a branch, and orders to the chosen one', async () => {
  const createPreview = (delivery: object) =>
    aCheckoutPreview({
      shops: [aCheckoutShop({ delivery: { ...pickUp, ...delivery }, delivery_options: pickUpOptions })],
    });
  const http = serverWith({
    [paths.preview]: ({ query = {} }) => {
      if (query['deliveries'] === undefined) return createPreview({ channel: 'standard' });
      return createPreview(query['branches'] === undefined ? { branch_problem: 'required' } : { branch });
    },
    '/api/v4/delivery/branches': () => ({ branches: [branch], has_more: false }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/Pick-up at a convenience store/));
  expect(await screen.findByText('Choose a pick-up point to continue.')).toBeTruthy();
  expect((await placeButton()).disabled).toBe(true);
  fireEvent.click(await screen.findByLabelText(/晨市松仁門市/));
  expect(await screen.findByText('Pick-up point')).toBeTruthy();
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([
      { deliveries: '11:convenience-store', branches: '11:TPE-001' },
    ]),
  );
});
