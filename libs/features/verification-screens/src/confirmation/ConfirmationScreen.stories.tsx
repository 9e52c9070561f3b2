import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import confirmation from './confirmation-screen.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const input = { route: 'dlink-verify-link', params: {}, query: '' } as const;
const path = '/api/v4/verification/confirmation';
const confirmPath = '/api/v4/verification/confirm';

const createSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: confirmation, input, at: '/dlink/verify/link' },
  http: createFakeHttp({
    [path]: () => ({
      ...{ method: 'link', purpose: 'change-phone', device: 'Chrome · Android' },
      requested_at: 1_785_600_000,
    }),
    ...answers,
  }),
});

const setHash = (hash: string): void =>
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}${hash}`);

const meta: Meta = {
  title: 'Screens/Confirm on another device',
  render: () => <ConfirmationScreen input={input} />,
  beforeEach: () => {
    setHash(`#token=${'t'.repeat(43)}`);
    return () => setHash('');
  },
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

/** Which device asks for what, and when. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Change the phone number')).toBeVisible();
    await expect(canvas.getByText('Chrome · Android')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'It’s not me' })).toBeEnabled();
  },
};
export const QuestionOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Confirmed: Story = {
  parameters: { screenSetup: createSetup({ [confirmPath]: () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, it’s me' }));
    await expect(await canvas.findByText('Go back to the other device to continue.')).toBeVisible();
  },
};

export const Stopped: Story = {
  parameters: { screenSetup: createSetup({ [confirmPath]: () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'It’s not me' }));
    await expect(await canvas.findByText(/^Nothing was changed/)).toBeVisible();
  },
};

/** The link was used already, or is too old. */
export const Expired: Story = {
  parameters: {
    screenSetup: createSetup({ [path]: () => refused(errorCodes.LINK_TOKEN_EXPIRED, { status: 410 }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It has expired or was already used/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A QR code was opened by a visitor. */
export const SignInFirst: Story = {
  parameters: {
    screenSetup: createSetup({ [path]: () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in on this device first/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const IncompleteLink: Story = {
  beforeEach: () => setHash(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is incomplete/)).toBeVisible();
  },
};
