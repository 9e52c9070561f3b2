import { anOrder, anOrderLine, createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import orderDetail from '../order-detail/order-detail-screen.ts';
import { OrderDetailScreen } from '../order-detail/OrderDetailScreen.tsx';

const input = { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' } as const;
const order = anOrder({ status: 'completed', can_cancel: false, actions: ['rate', 'buy-again'] });
const video = { id: 'v1', type: 'video/mp4', seconds: 12 };
const given = { rating_star: 4, comment: 'Firm, and larger than it looks.', pictures: [], video };

const createSetup = (answer: () => unknown, upload: () => unknown = () => video) => ({
  ...{ screen: orderDetail, input, at: '/user/purchase/order/7001' },
  http: createFakeHttp({
    '/api/v4/order/detail': () => order,
    '/api/v4/order/ratings': answer,
    '/api/v4/order/upload_video': upload,
  }),
});
const lineWith = (rating?: object) => ({
  can_rate: true,
  lines: [{ line: anOrderLine(), ...(rating && { rating }) }],
});

const open: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rate items' }));
  await screen.findByRole('dialog');
};

const meta: Meta = {
  title: 'Screens/Rating',
  render: () => <OrderDetailScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(() => lineWith()) },
  play: open,
};
export default meta;

type Story = StoryObj;

export const New: Story = {};
export const NewOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Can be changed once; its video is kept or removed. */
export const Changing: Story = {
  parameters: { screenSetup: createSetup(() => lineWith({ ...given, can_edit: true })) },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Change once' }));
    await screen.findByText('Video, 12 s');
  },
};
export const Final: Story = {
  parameters: { screenSetup: createSetup(() => lineWith({ ...given, can_edit: false })) },
};
/** The server found no video in the file. */
export const VideoRefused: Story = {
  parameters: {
    screenSetup: createSetup(
      () => lineWith(),
      () => refused(errorCodes.VIDEO_INVALID, { status: 422 }),
    ),
  },
  play: async (context) => {
    await open(context);
    const field = await screen.findByLabelText(/^Add a video/, { selector: 'input' });
    await context.userEvent.upload(field, new File(['x'], 'basket.mp4', { type: 'video/mp4' }));
  },
};
export const Failed: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.PARAM, { status: 500 })) },
};
