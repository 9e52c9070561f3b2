// @vitest-environment happy-dom
import { aCheckoutInvoice, aCheckoutPreview, aPlacedOrder, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, paths, placeButton, serverWith } from '../testing/open-checkout.tsx';

afterEach(cleanup);

it('orders with the saved invoice of the market', async () => {
  const saved = [{ kind: 'tax-number' as const, code: '529.982.247-25' }];
  const invoice = aCheckoutInvoice({ kinds: ['none', 'tax-number'], kind: 'tax-number', saved });
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ invoice }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http, { market: 'BR' });
  expect((await screen.findByLabelText<HTMLInputElement>('Tax number (CPF / CNPJ)')).value).toBe(
    '529.982.247-25',
  );
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([
      { invoice: { kind: 'tax-number', code: '52998224725' } },
    ]),
  );
});

it('sends no order with a wrong invoice number, and keeps what was typed', async () => {
  const http = serverWith({
    [paths.preview]: () => aCheckoutPreview({ invoice: aCheckoutInvoice() }),
    [paths.place]: () => aPlacedOrder(),
  });
  await open(http, { market: 'TW' });
  await placeButton();
  fireEvent.click(screen.getByLabelText(/^With a tax number/));
  const field = screen.getByLabelText<HTMLInputElement>('Tax number (UBN)');
  fireEvent.change(field, { target: { value: '00501502' } });
  fireEvent.click(await placeButton());
  expect(await screen.findByText('Check the invoice details to continue.')).toBeTruthy();
  expect(screen.getByText('This number is incorrect. Check it and try again.')).toBeTruthy();
  expect([field.value, document.activeElement]).toEqual(['00501502', field]);
  expect(http.sentTo(paths.place)).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^My Pasar account/));
  fireEvent.click(screen.getByLabelText(/^With a tax number/));
  expect(screen.getByLabelText<HTMLInputElement>('Tax number (UBN)').value).toBe('00501502');
  fireEvent.change(screen.getByLabelText('Tax number (UBN)'), { target: { value: '0050 1503' } });
  fireEvent.click(await placeButton());
  await waitFor(() =>
    expect(http.sentTo(paths.place)).toMatchObject([{ invoice: { kind: 'tax-number', code: '00501503' } }]),
  );
});

it('asks nothing for the invoice in other markets, and shows why the server refused one', async () => {
  const http = serverWith({ [paths.place]: () => refused(errorCodes.DOCUMENT_INVALID, { status: 422 }) });
  await open(http);
  await placeButton();
  expect(screen.queryByText('Invoice')).toBeNull();
  fireEvent.click(await placeButton());
  expect(await screen.findByText(/^The invoice details are incorrect/)).toBeTruthy();
  expect(http.sentTo(paths.place)[0]).not.toHaveProperty('invoice');
});
