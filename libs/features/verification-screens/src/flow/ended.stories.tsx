import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Verification } from '@pasar/verification-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import verification from '../page/verification-screen.ts';
import { VerificationScreen } from '../page/VerificationScreen.tsx';
import { aVerification, createVerificationHttp, verificationId } from '../verification.examples.ts';

const query = `verification=${verificationId}&next=%2Fcart`;
const input = { route: 'verify-ivs', params: {}, query } as const;

const createSetup = (found: Verification, answers: FakeAnswers = {}) => ({
  ...{ screen: verification, input, at: `/verify/ivs?${query}` },
  http: createVerificationHttp(found, answers),
});

const meta: Meta = {
  title: 'Screens/Verification that has ended',
  render: () => <VerificationScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(aVerification({ state: 'expired' })) },
};
export default meta;

type Story = StoryObj;

/** The verification has expired when its code is sent; the next one can be read again. */
function createExpiringAnswers(): FakeAnswers {
  let hasExpired = false;
  return {
    '/api/v4/verification/answer': () => {
      hasExpired = true;
      return refused(errorCodes.OTP_TOKEN_EXPIRED, { status: 410 });
    },
    '/api/v4/verification/read': () => {
      const state = hasExpired ? 'expired' : 'requested';
      hasExpired = false;
      return aVerification({ state });
    },
  };
}

export const Expired: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Time’s up');
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

/** The other device chose “It’s not me”: whoever did so by mistake starts again. */
export const Refused: Story = {
  parameters: { screenSetup: createSetup(aVerification({ state: 'refused' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stopped on your other device');
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeEnabled();
  },
};

export const Locked: Story = {
  parameters: {
    screenSetup: createSetup(
      aVerification({ state: 'locked', methods: [{ method: 'password', locked_for: 3600 }] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('locked for 60 min');
  },
};

/** After too many links in a day. */
export const LockedForADay: Story = {
  parameters: {
    screenSetup: createSetup(
      aVerification({ state: 'locked', methods: [{ method: 'link', locked_for: 86_400 }] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('locked for 24 h');
  },
};

/** The session has ended meanwhile. */
export const SignedOut: Story = {
  parameters: {
    screenSetup: createSetup(aVerification(), {
      '/api/v4/verification/read': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/buyer/login?next='),
    );
  },
};

/** The code was entered too late. */
export const CodeExpired: Story = {
  parameters: { screenSetup: createSetup(aVerification(), createExpiringAnswers()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Code by phone/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await userEvent.type(await canvas.findByLabelText('Code'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Time’s up');
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};
