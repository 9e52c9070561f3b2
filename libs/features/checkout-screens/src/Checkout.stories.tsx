import { baseApi } from '@pasar/base-api';
import {
  aCheckoutInvoice,
  aCheckoutPreview,
  aCheckoutShop,
  anAccount,
  anAddress,
  anOrderLine,
  aPicture,
  createFakeHttp,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { LanguageTag } from '@pasar/markets';
import { checkoutContract, useFormat, useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkout, prepare } from './index.ts';

const createSetup = (answers: FakeAnswers) => ({
  at: '/checkout',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/account/address/list': () => ({ addresses: [anAddress()] }),
    '/api/v4/checkout/preview': () => aCheckoutPreview(),
    ...answers,
  }),
});

/** The checkout in a shell without navigation. */
function CheckoutInHost() {
  const host = {
    context: useScreenContext(),
    query: '',
    format: useFormat(),
    toast: useToast(),
    showFailure: useShowFailure(),
  };
  return <Checkout host={{ contract: checkoutContract, api: baseApi, go: fn(), back: fn(), ...host }} />;
}

const meta: Meta = {
  title: 'Screens/Checkout',
  render: () => <CheckoutInHost />,
  loaders: [({ globals }) => prepare(globals['language'] as LanguageTag)],
  parameters: { layout: 'fullscreen', screenSetup: createSetup({}) },
};
export default meta;

type Story = StoryObj;

const kettle = anOrderLine({
  itemid: 102,
  name: 'Enamel kettle 1.5 L',
  model_name: 'Mangosteen',
  picture: aPicture('kettle'),
  quantity: 2,
  price: someMoney(3990),
  subtotal: someMoney(7980),
});

export const OneShop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeEnabled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const SeveralShops: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () =>
        aCheckoutPreview({
          shops: [aCheckoutShop(), aCheckoutShop({ shopid: 12, name: 'Lumora', lines: [kettle] })],
          merchandise_total: someMoney(10_470),
          shipping_total: someMoney(398),
          total: someMoney(10_868),
        }),
    }),
  },
};

/** The best combination of vouchers can be chosen at once. */
export const WithVouchers: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () =>
        aCheckoutPreview({
          best_vouchers: { codes: ['PASAR5'], saves: someMoney(500) },
          vouchers: [
            {
              ...{ code: 'PASAR5', kind: 'fixed', label: '$5 off', min_spend: someMoney(2000) },
              ...{ ends_at: 1_790_800_000_000, applies: true, saves: someMoney(500) },
            },
            {
              ...{ code: 'PASAR9', kind: 'fixed', label: '$9 off', min_spend: someMoney(9000) },
              ...{ ends_at: 1_790_800_000_000, applies: false, reason: 'min-spend', saves: someMoney(0) },
              missing: someMoney(6510),
            },
          ],
        }),
    }),
  },
};
/** The address names two vouchers of one issuer: one is used. */
export const SurplusVouchers: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () =>
        aCheckoutPreview({
          surplus_codes: ['PASAR3'],
          vouchers: [
            {
              ...{ code: 'PASAR5', kind: 'fixed', label: '$5 off', min_spend: someMoney(2000) },
              ...{ ends_at: 1_790_800_000_000, applies: true, saves: someMoney(500) },
            },
            {
              ...{ code: 'PASAR3', kind: 'fixed', label: '$3 off', min_spend: someMoney(2000) },
              ...{ ends_at: 1_790_800_000_000, applies: true, saves: someMoney(300) },
            },
          ],
        }),
    }),
  },
};
/** Prices have changed since the shopper saw them in the cart. */
export const ChangedPrices: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () =>
        aCheckoutPreview({
          shops: [
            aCheckoutShop({
              lines: [
                { ...anOrderLine(), seen_price: someMoney(1990) },
                { ...kettle, seen_price: someMoney(4290) },
              ],
            }),
          ],
          merchandise_total: someMoney(10_470),
          total: someMoney(10_669),
        }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept new prices' })).toBeEnabled();
  },
};
/** Requires an address; the order cannot be placed without one. */
export const NoAddressYet: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/address/list': () => ({ addresses: [] }),
      '/api/v4/checkout/preview': () => {
        const { address_id: _, ...preview } = aCheckoutPreview();
        return preview;
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};
/** An electronic invoice of Taiwan: a wrong code stays in its field. */
export const ElectronicInvoice: Story = {
  globals: { market: 'TW' },
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () => aCheckoutPreview({ invoice: aCheckoutInvoice() }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mobile barcode/ }));
    await userEvent.type(canvas.getByLabelText('Code'), 'ABC+123');
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
  },
};
export const ElectronicInvoiceOnAPhone: Story = {
  ...ElectronicInvoice,
  globals: { market: 'TW', viewport: { value: 'phone' } },
};

/** In Brazil, the tax number of the account is filled in. */
export const TaxNumberOnTheInvoice: Story = {
  globals: { market: 'BR' },
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () =>
        aCheckoutPreview({
          invoice: aCheckoutInvoice({
            ...{ kinds: ['none', 'tax-number'], kind: 'tax-number' },
            saved: [{ kind: 'tax-number', code: '529.982.247-25' }],
          }),
        }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Tax number (CPF / CNPJ)')).toHaveValue('529.982.247-25');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeEnabled();
  },
};
export const NothingSelected: Story = {
  parameters: {
    screenSetup: createSetup({ '/api/v4/checkout/preview': () => aCheckoutPreview({ shops: [] }) }),
  },
};
export const Failed: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/checkout/preview': () => refused(errorCodes.PARAM, { status: 500 }),
    }),
  },
};
