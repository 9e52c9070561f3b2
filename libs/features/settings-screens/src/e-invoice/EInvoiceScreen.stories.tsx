import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { InvoiceCarrier } from '@pasar/settings-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import eInvoice from './e-invoice-screen.ts';
import { EInvoiceScreen } from './EInvoiceScreen.tsx';

const input = { route: 'integration-link-e-invoice', params: {}, query: '' } as const;
const path = '/api/v4/settings/invoice_carrier';

const aCarrier = (changes: Partial<InvoiceCarrier> = {}): InvoiceCarrier => ({
  kinds: ['member', 'mobile-barcode', 'citizen-certificate', 'donation-code'],
  kind: 'member',
  code: '',
  ...changes,
});
const createSetup = (answers: FakeAnswers) => ({
  ...{ screen: eInvoice, input, at: '/integration/link/e-invoice' },
  http: createFakeHttp({ [path]: () => aCarrier(), ...answers }),
});

const meta: Meta = {
  title: 'Screens/E-invoice',
  render: () => <EInvoiceScreen />,
  globals: { market: 'TW' },
  parameters: { layout: 'fullscreen', screenSetup: createSetup({}) },
};
export default meta;

type Story = StoryObj;

/** The shop account needs no code. */
export const KeptByTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^My Pasar account/ })).toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const MobileBarcode: Story = {
  parameters: {
    screenSetup: createSetup({ [path]: () => aCarrier({ kind: 'mobile-barcode', code: '/ABC+123' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveValue('/ABC+123');
  },
};
export const MobileBarcodeOnAPhone: Story = {
  ...MobileBarcode,
  globals: { market: 'TW', viewport: { value: 'phone' } },
};

/** A code of another form stays in the field. */
export const WrongCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Donate/ }));
    await userEvent.type(canvas.getByLabelText('Code'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This code is incorrect. Check it and try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('12');
  },
};

export const Saved: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/settings/invoice_carrier_set': () => aCarrier({ kind: 'donation-code', code: '919' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Donate/ }));
    await userEvent.type(canvas.getByLabelText('Code'), '919');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Your choice was saved.')).toBeVisible());
  },
};

export const NoInvoicesInThisMarket: Story = {
  globals: { market: 'SG' },
  parameters: { screenSetup: createSetup({ [path]: () => aCarrier({ kinds: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No e-invoices here' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'E-invoice' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: { screenSetup: createSetup({ [path]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
