import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBranchRequest, branchReselectionInput, nearbyBranches } from './branch-request.examples.ts';
import branchReselection from './branch-reselection-screen.ts';
import { BranchReselectionScreen } from './BranchReselectionScreen.tsx';

const state = (request: () => unknown, branches: () => unknown = () => nearbyBranches): Story => ({
  render: () => <BranchReselectionScreen input={branchReselectionInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: branchReselection, input: branchReselectionInput },
      at: '/reselect_branch/7001/11/260901ABCDEF/TPE-001',
      http: createFakeHttp({
        '/api/v4/order/branch_request': request,
        '/api/v4/delivery/branches': branches,
      }),
    },
  },
});

const meta: Meta = {
  title: 'Screens/Branch reselection',
  parameters: { layout: 'fullscreen' },
  globals: { market: 'TW' },
};
export default meta;

type Story = StoryObj;

/** Nothing is sent before a branch is chosen. */
export const Closed: Story = {
  ...state(() => aBranchRequest()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this pick-up point' }));
    await expect(await canvas.findByText('Choose a pick-up point.')).toBeVisible();
  },
};
export const OnAPhone: Story = {
  ...state(() => aBranchRequest()),
  globals: { viewport: { value: 'phone' } },
};
export const Full: Story = state(() => aBranchRequest({ status: 'full' }));
export const NoneNearby: Story = state(
  () => aBranchRequest(),
  () => ({ branches: [], has_more: false }),
);
export const ListFailed: Story = state(
  () => aBranchRequest(),
  () => refused(errorCodes.PARAM, { status: 500 }),
);
/** The server says why: another one was chosen, the order has been shipped, or the deadline is over. */
export const NotNeeded: Story = state(() => refused(errorCodes.BRANCH_NOT_REQUESTED, { status: 409 }));
export const NotFound: Story = state(() => refused(errorCodes.NOT_FOUND, { status: 404 }));
