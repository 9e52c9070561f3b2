import { createFakeHttp } from '@pasar/builders';
import type { Verification } from '@pasar/verification-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import verification from '../page/verification-screen.ts';
import { VerificationScreen } from '../page/VerificationScreen.tsx';
import { aCaptcha, createVerificationHttp, verificationId } from '../verification.examples.ts';
import trafficError from './traffic-error-screen.ts';
import { TrafficErrorScreen } from './TrafficErrorScreen.tsx';
import { TrafficTestScreen } from './TrafficTestScreen.tsx';

const query = `verification=${verificationId}&next=%2Fcart`;
const trafficInput = { route: 'verify-traffic', params: {}, query } as const;
const trafficErrorInput = { route: 'verify-traffic-error', params: {}, query: 'next=%2Fcart' } as const;

const meta: Meta = { title: 'Screens/Traffic check', parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

/** A mock network that never responds to the answer of a verification. */
function createHttpWithoutAnswer(found: Verification): ReturnType<typeof createVerificationHttp> {
  const http = createVerificationHttp(found);
  return (request) =>
    request.path === '/api/v4/verification/answer' ? new Promise(() => undefined) : http(request);
}

/** The browser check runs by itself; here its response does not come. */
export const Check: Story = {
  render: () => <VerificationScreen input={trafficInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: verification, input: trafficInput, at: `/verify/traffic?${query}` },
      http: createHttpWithoutAnswer(aCaptcha({ purpose: 'search', kind: 'traffic' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your browser…')).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <TrafficErrorScreen input={trafficErrorInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: trafficError, input: trafficErrorInput, at: '/verify/traffic/error?next=%2Fcart' },
      http: createFakeHttp({}),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check again' })).toHaveAttribute(
      'href',
      '/verify/traffic?next=%2Fcart',
    );
  },
};

/** On test environments only. */
export const TestPage: Story = {
  render: () => <TrafficTestScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quick check' })).toHaveAttribute(
      'href',
      '/verify/captcha?next=%2Fverify%2Ftraffic%2Ftest',
    );
  },
};
