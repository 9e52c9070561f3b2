import { anAccount, anAddress, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { createMemberHttp } from './account.examples.ts';
import account from './account/account-screen.ts';
import { AccountScreen } from './account/AccountScreen.tsx';
import addressBook from './address-book/address-book-screen.ts';
import { AddressBookScreen } from './address-book/AddressBookScreen.tsx';
import addressAdd from './address-edit/address-add-screen.ts';
import addressEdit from './address-edit/address-edit-screen.ts';
import { AddressAddScreen } from './address-edit/AddressAddScreen.tsx';
import { AddressEditScreen } from './address-edit/AddressEditScreen.tsx';

const accountSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: account, input: { route: 'user-account', params: {}, query: '' } as const },
  ...{ at: '/user/account', http: createMemberHttp(answers) },
});
const addressesSetup = (answers: FakeAnswers) => ({
  ...{ screen: addressBook, input: { route: 'user-account-address', params: {}, query: '' } as const },
  ...{ at: '/user/account/address', http: createMemberHttp(answers) },
});
const listPath = '/api/v4/account/address/list';
const addresses = [
  anAddress(),
  anAddress({ id: 8, name: 'Budi', street: '8 Sago Street', is_default: false }),
];

const meta: Meta = {
  title: 'Screens/Account',
  render: () => <AccountScreen />,
  parameters: { layout: 'fullscreen', screenSetup: accountSetup() },
};
export default meta;

type Story = StoryObj;

export const OfAMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('budi@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^My purchases/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Identity document' })).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { scheme: 'dark' } };
export const InThai: Story = { globals: { language: 'th', market: 'TH' } };

/** The address of the account has to be confirmed. */
export const Unconfirmed: Story = {
  parameters: {
    screenSetup: accountSetup({
      '/api/v4/account/basic/get_account_info': () => anAccount({ email_verified: false }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not confirmed yet/)).toBeVisible();
  },
};

const toAddresses: Story = { render: () => <AddressBookScreen /> };

export const NoAddresses: Story = {
  ...toAddresses,
  parameters: { screenSetup: addressesSetup({ [listPath]: () => ({ addresses: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No saved addresses')).toBeVisible();
  },
};

export const TwoAddresses: Story = {
  ...toAddresses,
  parameters: { screenSetup: addressesSetup({ [listPath]: () => ({ addresses }) }) },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('article', { name: 'Mei' }));
    await expect(first.getByText('Default')).toBeVisible();
    await expect(first.queryByRole('button', { name: 'Make default' })).toBeNull();
    const second = within(canvas.getByRole('article', { name: 'Budi' }));
    await expect(second.getByRole('button', { name: 'Make default' })).toBeVisible();
  },
};
export const TwoAddressesOnAPhone: Story = {
  ...toAddresses,
  parameters: { screenSetup: addressesSetup({ [listPath]: () => ({ addresses }) }) },
  globals: { viewport: { value: 'phone' } },
};

/** An address is deleted after a question. */
export const DeletingAnAddress: Story = {
  ...toAddresses,
  parameters: { screenSetup: addressesSetup({ [listPath]: () => ({ addresses }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' })[1]!);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
    await expect(within(dialog).getByText(/8 Sago Street/)).toBeVisible();
  },
};

export const AddressesLoading: Story = {
  ...toAddresses,
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Addresses' })).toBeVisible();
    await expect(canvas.queryByText('No saved addresses')).toBeNull();
  },
};

export const AddressesNotLoaded: Story = {
  ...toAddresses,
  parameters: { screenSetup: addressesSetup({ [listPath]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const editInput = { route: 'user-account-address-edit', params: { addressId: 8 }, query: '' } as const;
const editSetup = (answers: FakeAnswers) => ({
  ...{ screen: addressEdit, input: editInput, at: '/user/account/address/edit/8' },
  http: createMemberHttp(answers),
});
const toEdit: Story = { render: () => <AddressEditScreen input={editInput} /> };

export const EditAnAddress: Story = {
  ...toEdit,
  parameters: { screenSetup: editSetup({ [listPath]: () => ({ addresses }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit address' })).toBeVisible();
    await expect(canvas.getByDisplayValue('8 Sago Street')).toBeVisible();
  },
};

/** It was deleted on another device. */
export const EditAnAddressGone: Story = {
  ...toEdit,
  parameters: { screenSetup: editSetup({ [listPath]: () => ({ addresses: [anAddress()] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address has already been deleted.')).toBeVisible();
  },
};

export const EditAnAddressLoading: Story = {
  ...toEdit,
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const EditAnAddressNotLoaded: Story = {
  ...toEdit,
  parameters: { screenSetup: editSetup({ [listPath]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The errors show at their fields; the first one is focused. */
export const AddAnAddressInvalid: Story = {
  render: () => <AddressAddScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: addressAdd, input: { route: 'user-account-address-add', params: {}, query: '' } as const },
      ...{ at: '/user/account/address/add', http: createMemberHttp() },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toBeInvalid();
    await expect(first).toHaveFocus();
  },
};
