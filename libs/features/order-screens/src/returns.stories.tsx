import { anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import returnById from './return-detail/return-by-id-screen.ts';
import { ReturnByIdScreen } from './return-detail/ReturnDetailScreen.tsx';
import returnInstructions from './return-instructions/return-instructions-screen.ts';
import { ReturnInstructionsScreen } from './return-instructions/ReturnInstructionsScreen.tsx';
import returnRequest from './return-request/return-request-screen.ts';
import { ReturnRequestScreen } from './return-request/ReturnRequestScreen.tsx';
import returnShipping from './return-shipping/return-shipping-screen.ts';
import { ReturnShippingScreen } from './return-shipping/ReturnShippingScreen.tsx';
import {
  aReturn,
  endReturn,
  returnDisputed,
  returnSent,
  returnToSend,
} from './shared/order-return.examples.ts';

const detailInput = { route: 'return-detail-by-return', params: { returnId: 5 }, query: '' } as const;
const requestInput = { route: 'return-request-option', params: { orderId: 7001 }, query: '' } as const;
const shippingInput = {
  route: 'return-select-shipping-option',
  params: { return_id: 5 },
  query: '',
} as const;
const instructionsInput = {
  route: 'refund-return-instructions',
  params: { returnId: 5 },
  query: '',
} as const;

const options = {
  order_id: 7001,
  order_sn: '260901ABCDEF',
  return_by: 1_790_800_000_000,
  reasons: [
    { reason: 'damaged', solutions: ['return-and-refund', 'refund-only'], min_pictures: 1 },
    { reason: 'changed-mind', solutions: ['return-and-refund'], min_pictures: 0 },
  ],
  lines: [{ line: anOrderLine({ quantity: 2 }), left: 2, amounts: [someMoney(2490), someMoney(4980)] }],
  shipping: someMoney(199),
  max_pictures: 6,
};

const httpWith = (answer: () => unknown) => createFakeHttp({ '/api/v4/return/detail': answer });
const detailParameters = (answer: () => unknown) => ({
  ...{ screen: returnById, input: detailInput, at: '/return/detail/returnid/5' },
  http: httpWith(answer),
});
const shippingParameters = (answer: () => unknown) => ({
  ...{ screen: returnShipping, input: shippingInput, at: '/return/select-shipping-option/5' },
  http: httpWith(answer),
});
const instructionsParameters = (answer: () => unknown) => ({
  ...{ screen: returnInstructions, input: instructionsInput, at: '/refund-return/return-instructions/5' },
  http: httpWith(answer),
});
const requestParameters = (answer: () => unknown) => ({
  ...{ screen: returnRequest, input: requestInput, at: '/return/request/option/7001' },
  http: createFakeHttp({ '/api/v4/return/options': answer }),
});

const meta: Meta = {
  title: 'Screens/Returns',
  render: () => <ReturnByIdScreen input={detailInput} />,
  parameters: { layout: 'fullscreen', screenSetup: detailParameters(() => aReturn()) },
};
export default meta;

type Story = StoryObj;

const request: Story = { render: () => <ReturnRequestScreen input={requestInput} /> };

/** Items, reason and solution; nothing is sent before a reason is selected. */
export const Request: Story = {
  ...request,
  parameters: { screenSetup: requestParameters(() => options) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Choose a reason.')).toBeVisible();
  },
};
export const RequestOnAPhone: Story = {
  ...request,
  parameters: { screenSetup: requestParameters(() => options) },
  globals: { viewport: { value: 'phone' } },
};
/** The return period has ended. */
export const NothingToReturn: Story = {
  ...request,
  parameters: { screenSetup: requestParameters(() => ({ ...options, lines: [], refusal: 'too-late' })) },
};

export const Requested: Story = {};
export const RequestedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Disputed: Story = { parameters: { screenSetup: detailParameters(() => returnDisputed) } };
export const ToSend: Story = { parameters: { screenSetup: detailParameters(() => returnToSend) } };
export const Sent: Story = { parameters: { screenSetup: detailParameters(() => returnSent) } };
export const Refunded: Story = { parameters: { screenSetup: detailParameters(() => endReturn('refunded')) } };
export const Withdrawn: Story = {
  parameters: { screenSetup: detailParameters(() => endReturn('withdrawn')) },
};
export const Refused: Story = { parameters: { screenSetup: detailParameters(() => endReturn('refused')) } };
/** Not sent back in time. */
export const Expired: Story = { parameters: { screenSetup: detailParameters(() => endReturn('expired')) } };
/** Another member's return is not found. */
export const NoSuchReturn: Story = {
  parameters: { screenSetup: detailParameters(() => refused(errorCodes.NOT_FOUND, { status: 404 })) },
};

const shipping: Story = { render: () => <ReturnShippingScreen input={shippingInput} /> };

export const Shipping: Story = {
  ...shipping,
  parameters: { screenSetup: shippingParameters(() => returnToSend) },
};
/** Sent already: nothing is left to choose. */
export const ShippingNothingToSend: Story = {
  ...shipping,
  parameters: { screenSetup: shippingParameters(() => returnSent) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View return' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

const instructions: Story = { render: () => <ReturnInstructionsScreen input={instructionsInput} /> };

/** How to pack and send it, with the label. */
export const Instructions: Story = {
  ...instructions,
  parameters: { screenSetup: instructionsParameters(() => returnToSend) },
};
/** Sent already: the return shipping can no longer be chosen. */
export const InstructionsWhenSent: Story = {
  ...instructions,
  parameters: { screenSetup: instructionsParameters(() => returnSent) },
};
