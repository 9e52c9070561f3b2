import type { Kyc } from '@pasar/account-api/profile';
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aKyc } from '../profile.examples.ts';
import kyc from './kyc-screen.ts';
import { KycScreen } from './KycScreen.tsx';

const kycSetup = (found: Kyc, answers: FakeAnswers = {}) => ({
  ...{ screen: kyc, input: { route: 'user-account-kyc', params: {}, query: '' } as const },
  at: '/user/account/kyc',
  http: createFakeHttp({ '/api/v4/account/kyc/get': () => found, ...answers }),
});

const meta: Meta = {
  title: 'Screens/Identity check',
  render: () => <KycScreen />,
  parameters: { layout: 'fullscreen', screenSetup: kycSetup(aKyc()) },
  globals: { market: 'BR' },
};
export default meta;

type Story = StoryObj;

/** The smallest WebP image. */
const pixel = { content: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' };

/** A form without all pictures cannot be sent. */
export const KycToSend: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add picture' })).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Name as on the document'), 'Budi Santoso');
    await userEvent.type(canvas.getByLabelText('CPF'), '529.982.247-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByText('Add all pictures first.')).toBeVisible();
  },
};
export const KycToSendOnAPhone: Story = {
  globals: { market: 'BR', viewport: { value: 'phone' } },
};

export const KycInReview: Story = {
  parameters: {
    screenSetup: kycSetup(
      aKyc({
        ...{ status: 'in-review', name: 'Budi Santoso', number: '•••.•••.247-25' },
        pictures: ['front', 'back', 'selfie'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’re checking your document')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A shopper who came from the checkout goes on with it. */
export const KycSentFromTheCheckout: Story = {
  parameters: {
    screenSetup: {
      ...kycSetup(
        aKyc({
          ...{ status: 'in-review', name: 'Budi Santoso', number: '•••.•••.247-25' },
          pictures: ['front', 'back', 'selfie'],
        }),
      ),
      at: '/user/account/kyc?next=%2Fcheckout',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout');
  },
};

export const KycApprovedNothingToSend: Story = {
  parameters: {
    screenSetup: kycSetup(
      aKyc({
        ...{ status: 'approved', name: 'Budi Santoso', number: '•••.•••.247-25' },
        pictures: ['front', 'back', 'selfie'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your identity is confirmed')).toBeVisible();
  },
};

/** The pictures are still there and can be replaced. */
export const KycRefused: Story = {
  parameters: {
    screenSetup: kycSetup(
      aKyc({
        ...{
          status: 'refused',
          refusal_reason: 'unreadable-picture',
          name: 'Budi Santoso',
          number: '•••.•••.247-25',
        },
        pictures: ['front', 'back', 'selfie'],
      }),
      { '/api/v4/account/kyc/picture': () => pixel },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t confirm your identity')).toBeVisible();
    await expect(canvas.getByText(/^A picture is blurred/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Front of the document' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Replace picture' })).toHaveLength(3);
  },
};

export const KycTooManyTries: Story = {
  parameters: {
    screenSetup: kycSetup(aKyc({ name: 'Budi Santoso', pictures: ['front', 'back', 'selfie'] }), {
      '/api/v4/account/kyc/picture': () => pixel,
      '/api/v4/account/kyc/submit': () =>
        refused(errorCodes.KYC_TOO_MANY_ATTEMPTS, {
          status: 429,
          retry_after: 86_400,
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('CPF'), '529.982.247-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 24 h.');
  },
};
