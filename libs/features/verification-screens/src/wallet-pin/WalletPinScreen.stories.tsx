import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aVerification, createVerificationHttp } from '../verification.examples.ts';
import walletPin from './wallet-pin-screen.ts';
import { WalletPinScreen } from './WalletPinScreen.tsx';

const input = { route: 'payment-ivs-wallet-pin', params: {}, query: '' } as const;
const askedInput = { ...input, query: 'next=%2Fcart' } as const;
const path = '/api/v4/account/wallet_pin/get';
const setPath = '/api/v4/account/wallet_pin/set';

const createSetup = (has_pin: boolean, answers: FakeAnswers = {}) => ({
  ...{ screen: walletPin, input, at: '/payment/ivs/wallet-pin' },
  http: createVerificationHttp(aVerification({ methods: [{ method: 'wallet-pin' }] }), {
    [path]: () => ({ has_pin }),
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/Wallet PIN',
  render: () => <WalletPinScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(false) },
};
export default meta;

type Story = StoryObj;

const enter =
  (label: string, pin: string, again: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(label), pin);
    await userEvent.type(canvas.getByLabelText('Repeat the PIN'), again);
    await userEvent.click(canvas.getByRole('button', { name: 'Save PIN' }));
  };

export const NewPin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('PIN')).toBeVisible();
    await expect(canvas.queryByLabelText('New PIN')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EasyToGuess: Story = {
  play: async (context) => {
    await enter('PIN', '123456', '123456')(context);
    await expect(await context.canvas.findByText(/^This PIN is too easy to guess/)).toBeVisible();
  },
};

export const Different: Story = {
  play: async (context) => {
    await enter('PIN', '739204', '739205')(context);
    await expect(await context.canvas.findByText('The PINs don’t match.')).toBeVisible();
  },
};

export const Changed: Story = {
  parameters: { screenSetup: createSetup(true, { [setPath]: () => ({}) }) },
  play: async (context) => {
    await enter('New PIN', '739204', '739204')(context);
    await expect(await context.canvas.findByText('Your wallet PIN is saved.')).toBeVisible();
    await expect(context.canvas.getByLabelText('New PIN')).toHaveValue('');
  },
};

/** Another call needs the PIN; the input is kept. */
export const WrongPin: Story = {
  render: () => <WalletPinScreen input={askedInput} />,
  parameters: {
    screenSetup: createSetup(true, {
      '/api/v4/verification/answer': () => refused(errorCodes.WRONG_ANSWER, { status: 403 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('PIN'), '739205');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/^That PIN is incorrect/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Forgot your PIN?' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { screenSetup: createSetup(false, { [path]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
