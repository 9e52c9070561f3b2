import type { SavedPaymentMethod } from '@pasar/account-api/profile';
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aCard, silentHttp } from '../profile.examples.ts';
import paymentMethods from './payment-methods-screen.ts';
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx';

const input = { route: 'user-account-payment', params: {}, query: '' } as const;

const createSetup = (methods: readonly SavedPaymentMethod[], answers: FakeAnswers = {}) => ({
  ...{ screen: paymentMethods, input, at: '/user/account/payment' },
  http: createFakeHttp({ '/api/v4/account/payment_method/list': () => ({ methods }), ...answers }),
});
const another = aCard({
  ...{ id: 2, brand: 'mastercard', last_four: '4444', is_default: false },
  expires_month: 11,
});

const meta: Meta = {
  title: 'Screens/Payment methods',
  render: () => <PaymentMethodsScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup([aCard(), another]) },
};
export default meta;

type Story = StoryObj;

export const Empty: Story = {
  parameters: { screenSetup: createSetup([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No saved cards')).toBeVisible();
  },
};

export const TwoCards: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Visa •••• 4242');
    await expect(within(first!).queryByRole('button', { name: 'Make default' })).toBeNull();
    await expect(within(second!).getByRole('button', { name: 'Make default' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A card that has expired cannot pay any more. */
export const Expired: Story = {
  parameters: { screenSetup: createSetup([aCard({ is_expired: true, expires_year: 2024 })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Expired');
  },
};

/** A card is removed after a question. */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[1]!);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this card?' });
    await expect(within(dialog).getByText('Mastercard •••• 4444')).toBeVisible();
  },
};

/** The dialog stays open. */
export const NotRemoved: Story = {
  parameters: {
    screenSetup: createSetup([aCard()], {
      '/api/v4/account/payment_method/remove': () => refused(-1, { status: 500 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this card?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: silentHttp, loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
    await expect(canvas.queryByText('No saved cards')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: {
    screenSetup: createSetup([], {
      '/api/v4/account/payment_method/list': () => refused(-1, { status: 500 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
