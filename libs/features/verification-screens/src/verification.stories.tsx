import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Verification } from '@pasar/verification-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import verification from './page/verification-screen.ts';
import { VerificationScreen } from './page/VerificationScreen.tsx';
import { aCaptcha, aVerification, createVerificationHttp, verificationId } from './verification.examples.ts';

const query = `verification=${verificationId}&next=%2Fcart`;
const input = { route: 'verify-ivs', params: {}, query } as const;
const captchaInput = { route: 'verify-captcha', params: {}, query } as const;

const createSetup = (found: Verification, answers: FakeAnswers = {}) => ({
  ...{ screen: verification, input, at: `/verify/ivs?${query}` },
  http: createVerificationHttp(found, answers),
});
const captchaSetup = (found: Verification, answers: FakeAnswers = {}) => ({
  ...{ screen: verification, input: captchaInput, at: `/verify/captcha?${query}` },
  http: createVerificationHttp(found, answers),
});

const meta: Meta = {
  title: 'Screens/Verification',
  render: () => <VerificationScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(aVerification()) },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const choose =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

/** Every method of a member who has them all. */
export const Methods: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Password/ })).toBeEnabled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};
export const MethodsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const MethodsInTheDark: Story = { globals: { scheme: 'dark' } };
export const MethodsInThai: Story = { globals: { language: 'th', market: 'TH' } };

/** After too many wrong passwords; the other methods remain. */
export const OneMethodLocked: Story = {
  parameters: {
    screenSetup: createSetup(
      aVerification({
        methods: [{ method: 'password', locked_for: 3000 }, { method: 'qr' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const password = await canvas.findByRole('button', { name: /^Password/ });
    await expect(password).toBeDisabled();
    await expect(password).toHaveTextContent('Try again in 50 min.');
    await expect(canvas.getByRole('button', { name: /^QR code/ })).toBeEnabled();
  },
};

/** A member who has nothing to confirm the identity with. */
export const NoMethods: Story = {
  parameters: { screenSetup: createSetup(aVerification({ methods: [] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There’s no way to confirm it’s you yet/)).toBeVisible();
  },
};

export const Captcha: Story = {
  render: () => <VerificationScreen input={captchaInput} />,
  parameters: { screenSetup: captchaSetup(aCaptcha()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I’m not a robot' })).toBeEnabled();
  },
};
export const CaptchaRefused: Story = {
  ...Captcha,
  parameters: {
    screenSetup: captchaSetup(aCaptcha(), {
      '/api/v4/verification/answer': () => refused(errorCodes.CAPTCHA_VERIFICATION_FAILED, { status: 403 }),
    }),
  },
  play: async (context) => {
    await choose(/^I’m not a robot/)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('That didn’t work.');
  },
};

export const WrongPassword: Story = {
  parameters: {
    screenSetup: createSetup(aVerification(), {
      '/api/v4/verification/answer': () => refused(errorCodes.WRONG_ANSWER, { status: 403 }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(/^Password/)(context);
    await userEvent.type(canvas.getByLabelText('Password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/^That password is incorrect/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('not this one');
  },
};

export const CodeChannels: Story = {
  play: async (context) => {
    await choose(/^Code by phone/)(context);
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(context.canvas.getByRole('button', { name: 'Use another way' })).toBeVisible();
  },
};

/** Another code can be requested after a minute. */
export const CodeSent: Story = {
  play: async (context) => {
    await choose(/^Code by phone/)(context);
    await choose(/^Send code/)(context);
    await expect(await context.canvas.findByText(/^Code sent to \+65••••4567/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  },
};

export const LinkSent: Story = {
  parameters: {
    screenSetup: createSetup(aVerification(), {
      '/api/v4/verification/send': () => ({
        ...{ sent_to: 'b••••@example.com', resend_after: 60, expires_in: 600 },
      }),
    }),
  },
  play: async (context) => {
    await choose(/opens on any device/)(context);
    await choose(/^Send link/)(context);
    await expect(await context.canvas.findByText(/^Link sent to b••••@example.com/)).toBeVisible();
    await expect(context.canvas.getByText('Waiting for your confirmation…')).toBeVisible();
  },
};

/** Too many links: the wait is counted down. */
export const TooManyLinks: Story = {
  parameters: {
    screenSetup: createSetup(aVerification(), {
      '/api/v4/verification/send': () =>
        refused(errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES, { status: 429, retry_after: 540 }),
    }),
  },
  play: async (context) => {
    await choose(/opens on any device/)(context);
    await choose(/^Send link/)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Try again in 9 min.');
    await expect(context.canvas.getByRole('button', { name: 'Send link' })).toBeDisabled();
  },
};

export const QrCode: Story = {
  parameters: {
    screenSetup: createSetup(aVerification(), {
      '/api/v4/verification/send': () => ({
        ...{ sent_to: '', resend_after: 0, expires_in: 600 },
        address: `https://sg.pasar.example/verify/qr#token=${'q'.repeat(43)}`,
      }),
    }),
  },
  play: async (context) => {
    await choose(/^QR code/)(context);
    await expect(
      await context.canvas.findByRole('img', { name: 'QR code to confirm it’s you' }),
    ).toBeVisible();
  },
};

/** A new sign-in at the linked provider. */
export const Provider: Story = {
  parameters: {
    screenSetup: createSetup(aVerification({ methods: [{ method: 'provider' }] }), {
      '/api/v4/account/social/list': () => ({
        identities: [{ provider: 'demo', name: 'Demo ID', label: '', ctime: 1_785_000_000 }],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Demo ID' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { at: `/verify/ivs?${query}`, http: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
