import { failedSetup, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMemberHttp, createVisitorHttp, setHash } from '../account.examples.ts';
import qrSignIn from './qr-sign-in-screen.ts';
import { QrSignInScreen } from './QrSignInScreen.tsx';

const input = { route: 'buyer-login-qr', params: {}, query: '' } as const;
const token = 'q'.repeat(43);

const screenAt = { screen: qrSignIn, input, at: '/buyer/login/qr' };
const createSetup = (answers: FakeAnswers = {}) => ({
  ...screenAt,
  http: createVisitorHttp({
    '/api/v4/account/qr/start': () => ({
      url: `https://sg.pasar.example/buyer/login/qr#token=${token}`,
      expires_in: 120,
    }),
    '/api/v4/account/qr/poll': () => ({ state: 'pending' }),
    ...answers,
  }),
});
const confirmingSetup = (answers: FakeAnswers = {}) => ({
  ...screenAt,
  http: createMemberHttp({
    '/api/v4/account/qr/open': () => ({
      ...{ role: 'buyer', browser: 'Firefox', system: 'Linux', country: 'SG' },
      ...{ network: '203.0.113.•', ctime: 1_785_600_000 },
    }),
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/Sign in with a QR code',
  render: () => <QrSignInScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code that signs you in' })).toBeVisible();
  },
};

export const Scanned: Story = {
  parameters: { screenSetup: createSetup({ '/api/v4/account/qr/poll': () => ({ state: 'opened' }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Code scanned/)).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { screenSetup: createSetup({ '/api/v4/account/qr/poll': () => ({ state: 'expired' }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This code has expired.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show a new code' })).toBeEnabled();
  },
};

export const RefusedElsewhere: Story = {
  parameters: { screenSetup: createSetup({ '/api/v4/account/qr/poll': () => ({ state: 'refused' }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was refused on the other device/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show a new code' })).toBeEnabled();
  },
};

/** On the device that scanned the code: who would be signed in, and where. */
export const Question: Story = {
  parameters: { screenSetup: confirmingSetup() },
  beforeEach: () => {
    setHash(`#token=${token}`);
    return () => setHash('');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox · Linux')).toBeVisible();
    await expect(canvas.getByText('Singapore · 203.0.113.•')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No, refuse' })).toBeEnabled();
  },
};
export const QuestionOnAPhone: Story = { ...Question, globals: { viewport: { value: 'phone' } } };

export const Confirmed: Story = {
  ...Question,
  parameters: { screenSetup: confirmingSetup({ '/api/v4/account/qr/answer': () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, sign it in' }));
    await expect(await canvas.findByText('Done. The other device is signed in.')).toBeVisible();
  },
};

/** Scanned after it has expired. */
export const QuestionTooLate: Story = {
  ...Question,
  parameters: {
    screenSetup: confirmingSetup({
      '/api/v4/account/qr/open': () =>
        refused(errorCodes.QR_EXPIRED, { status: 410, error_msg: 'This QR code has expired.' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This QR code has expired.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
