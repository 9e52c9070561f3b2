// @vitest-environment happy-dom
import {
  aCheckoutPreview,
  aCheckoutShop,
  anAddress,
  aPlacedOrder,
  someMoney,
  aCart,
  anOrderLine,
} from '@pasar/builders';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lost, open, paths, placeButton, requestsTo, serverWith, voucher } from './testing/open-checkout.tsx';

afterEach(cleanup);

it('renders embedded data without a request', async () => {
  const http = serverWith({});
  await open(http);
  expect((await placeButton()).disabled).toBe(false);
  expect(screen.getByText('1 Raffles Place')).toBeTruthy();
  expect([requestsTo(http, paths.preview).length, requestsTo(http, paths.addresses).length]).toEqual([1, 1]);
});

it('requires an address, and sends nothing without one', async () => {
  const { address_id: _, ...preview } = aCheckoutPreview();
  await open(serverWith({ [paths.preview]: () => preview, [paths.addresses]: () => ({ addresses: [] }) }));
  expect((await placeButton()).disabled).toBe(true);
  expect(screen.getAllByText('Add a delivery address to continue.').length).toBeGreaterThan(0);
});

/** Fills in and saves the form for a new address. */
async function addAddress(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  const typed = { name: 'Mei', mobile: '91234567', postcode: '049145', street: '1 Raffles Place' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(new RegExp(label, 'i')), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
}

it('selects an address that is added here', async () => {
  const { address_id: _, ...preview } = aCheckoutPreview();
  const book = [] as ReturnType<typeof anAddress>[];
  const http = serverWith({
    [paths.preview]: ({ query }) => ({ ...preview, ...(query?.['address_id'] && { address_id: 9 }) }),
    [paths.addresses]: () => ({ addresses: [...book] }),
    [paths.addAddress]: () => (book.push(anAddress({ id: 9 })), book[0]),
  });
  await open(http);
  await addAddress();
  await waitFor(() => expect(requestsTo(http, paths.preview).at(-1)?.query).toMatchObject({ address_id: 9 }));
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  expect(http.sentTo(paths.addAddress)).toHaveLength(1);
});

it('keeps the focus while the list with the added address is on its way', async () => {
  const { address_id: _, ...preview } = aCheckoutPreview();
  const list = Promise.withResolvers<object>();
  const lists = [{ addresses: [] }, list.promise];
  const http = serverWith({
    [paths.preview]: () => preview,
    [paths.addresses]: () => lists.shift(),
    [paths.addAddress]: () => anAddress({ id: 9 }),
  });
  await open(http);
  await addAddress();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add an address'));
  list.resolve({ addresses: [anAddress({ id: 9 })] });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
});

it('moves the focus to the addresses, and back when one is chosen', async () => {
  const addresses = [anAddress(), anAddress({ id: 9, street: '2 Orchard Road' })];
  await open(serverWith({ [paths.addresses]: () => ({ addresses }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /1 Raffles Place/ }));
  fireEvent.click(screen.getByRole('radio', { name: /2 Orchard Road/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/name/i));
});

it.each([
  ['a delivery', 'Economy.*$0.99', { deliveries: '11:economy', use_best_vouchers: true }],
  ['a voucher', '$5 off', { vouchers: 'PASAR5' }],
])('choosing %s loads a new price', async (_, label, query) => {
  const cheaper = aCheckoutPreview({ vouchers: [voucher], total: someMoney(2100) });
  const http = serverWith({
    [paths.preview]: (request) =>
      Object.keys(request.query ?? {}).length > 0 ? cheaper : aCheckoutPreview({ vouchers: [voucher] }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(new RegExp(label.replaceAll('$', '\\$'))));
  await waitFor(() => expect(requestsTo(http, paths.preview).at(-1)?.query).toEqual(query));
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('$21.00'));
});

it('buys the line in the URL, without the cart', async () => {
  const http = serverWith({ [paths.place]: () => aPlacedOrder() });
  await open(http, { query: '?buy=11.101.0.2' });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  for (const { query } of requestsTo(http, paths.preview))
    expect(query).toEqual({ buy: '11.101.0.2', use_best_vouchers: true });
  expect(http.sentTo(paths.place)[0]).toMatchObject({ buy: '11.101.0.2' });
});

it('retries a failed price and disables the order until then', async () => {
  const state = { down: true };
  const http = serverWith({
    [paths.preview]: ({ query }) =>
      query?.['deliveries'] && state.down ? lost() : aCheckoutPreview({ total: someMoney(2100) }),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/Economy/));
  expect(screen.getByLabelText<HTMLInputElement>(/Economy/).checked).toBe(true);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect((await placeButton()).disabled).toBe(true);
  state.down = false;
  fireEvent.click(retry);
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
});

it('retries a failed price by itself once the connection returns', async () => {
  const state = { down: true };
  const http = serverWith({
    [paths.preview]: ({ query }) => (query?.['deliveries'] && state.down ? lost() : aCheckoutPreview()),
  });
  await open(http);
  await placeButton();
  fireEvent.click(screen.getByLabelText(/Economy/));
  await screen.findByRole('button', { name: 'Try again' });
  state.down = false;
  fireEvent(window, new Event('online'));
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
});

it.each([
  ['FR', true],
  ['BR', false],
] as const)('says whether the total includes VAT in %s: %s', async (market, says) => {
  await open(serverWith({}), { market });
  await screen.findByRole('complementary', { name: 'Total' });
  expect(screen.queryByText('VAT included') !== null).toBe(says);
});

it('says that delivery is free instead of an amount of zero', async () => {
  const preview = aCheckoutPreview({ shipping_total: { ...aCheckoutPreview().shipping_total, amount: 0 } });
  await open(serverWith({ [paths.preview]: () => preview }));
  const sums = within(await screen.findByRole('complementary', { name: 'Total' }));
  expect(sums.getByText('Free shipping')).toBeTruthy();
  expect(sums.queryByText('$0.00')).toBeNull();
});

it('links to the cart when nothing is selected', async () => {
  const { navigations } = await open(serverWith({ [paths.preview]: () => aCheckoutPreview({ shops: [] }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to cart' }));
  expect(navigations).toEqual([{ path: '/cart', replace: false }]);
});

it('lists unavailable lines, and keeps a note for each shop', async () => {
  const http = serverWith({
    [paths.preview]: () =>
      aCheckoutPreview({
        shops: [aCheckoutShop(), aCheckoutShop({ shopid: 12, name: 'Kopi' })],
        left_out: [{ itemid: 9, name: 'Broom', problem: 'out-of-stock' }],
      }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http);
  const button = await placeButton();
  expect(screen.getByText('Not included in this order: Broom')).toBeTruthy();
  fireEvent.change(screen.getAllByLabelText(/^Message to seller/)[1]!, { target: { value: 'ring twice' } });
  fireEvent.click(button);
  await waitFor(() => expect(http.sentTo(paths.place)).toHaveLength(1));
  expect(http.sentTo(paths.place)[0]).toMatchObject({ messages: [{ shopid: 12, text: 'ring twice' }] });
});

it('shows the discount of a deal and its name', async () => {
  const shop = aCheckoutShop();
  const lines = shop.lines.map((line) => ({
    ...line,
    deal_discount: someMoney(249),
    deal_label: 'Any 2, save 10%',
  }));
  await open(serverWith({ [paths.preview]: () => aCheckoutPreview({ shops: [{ ...shop, lines }] }) }));
  expect(await screen.findByText('Any 2, save 10% · −$2.49')).toBeTruthy();
});

it('tells which prices have changed since they were seen in the cart, and accepts them', async () => {
  const line = { ...anOrderLine(), seen_price: someMoney(1990) };
  const shops = [aCheckoutShop({ lines: [line] }), aCheckoutShop({ shopid: 12, name: 'Kopi' })];
  const previews = [aCheckoutPreview(), aCheckoutPreview({ shops })];
  const http = serverWith({ [paths.preview]: () => previews.pop(), [paths.updateCart]: () => aCart([]) });
  await open(http);
  expect(await screen.findByText('Price rose from $19.90 to $24.90')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept new prices' }));
  await waitFor(() => expect(screen.queryByText(/^Price rose/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Accept new prices' })).toBeNull();
  expect(http.sentTo(paths.updateCart)).toEqual([
    { lines: [{ shopid: 11, itemid: line.itemid, seen_price: someMoney(2490) }] },
  ]);
});
