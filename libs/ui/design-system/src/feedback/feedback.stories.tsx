import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Grid } from '../arrange/Grid.tsx';
import { Cluster, Stack } from '../arrange/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Illustration } from './Illustration.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Tag } from './Tag.tsx';
import type { TagTone } from './Tag.tsx';
import { ToastViewport } from './ToastViewport.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Design system/Feedback',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    text: 'What you add will wait here for you, on every device.',
    action: <Button>Look around</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

const tones: readonly TagTone[] = [
  'neutral',
  'brand',
  'brand-soft',
  'official',
  'supermarket',
  'accent',
  'accent-soft',
  'price',
  'price-soft',
  'success',
  'danger',
  'info',
];

export const Empty: Story = {};
export const CouldNotLoad: Story = { render: () => <ErrorState onRetry={fn()} /> };

export const Illustrations: Story = {
  render: () => (
    <Grid of="columns">
      {(['basket', 'lens', 'storm', 'parcel', 'signpost', 'lock', 'heart'] as const).map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Grid>
  ),
};

export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice title="Free shipping">Spend $12 more and we send it for free.</Notice>
      <Notice tone="success" title="Saved" onDismiss={fn()} />
      <Notice tone="warning">Only 3 left. They go to anyone who pays first.</Notice>
      <Notice
        tone="danger"
        title="We could not place the order"
        action={<Button size="sm">Try again</Button>}
      >
        The card was not accepted. Nothing was charged.
      </Notice>
    </Stack>
  ),
};

export const Tags: Story = {
  render: () => (
    <Stack>
      {(['md', 'sm'] as const).map((size) => (
        <Cluster key={size}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} size={size} icon="tag">
              {tone}
            </Tag>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Loading: Story = {
  render: () => (
    <Stack>
      <Spinner label="Loading" size="lg" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="three-quarters" />
      <Skeleton shape="circle" />
      <ProgressBar value={64} label="Sold" />
      <ProgressBar value={88} label="Sold" tone="price" />
    </Stack>
  ),
};

export const Toast: Story = {
  render: () => (
    <ToastViewport
      toast={{
        id: 1,
        text: 'Added to your cart',
        tone: 'success',
        action: { label: 'See the cart', onPress: fn() },
      }}
      onDismiss={fn()}
    />
  ),
};

export const ToastWithPicture: Story = {
  render: () => (
    <ToastViewport
      toast={{
        id: 1,
        text: 'Added to cart',
        tone: 'success',
        picture: 'basket',
        action: { label: 'View cart', onPress: fn() },
      }}
      onDismiss={fn()}
    />
  ),
};

export const PagedListEnd: Story = {
  render: () => (
    <Stack>
      {[false, true].map((isFetchNextPageError) => (
        <LoadMore
          key={String(isFetchNextPageError)}
          list={{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError, fetchNextPage: fn() }}
        >
          More orders
        </LoadMore>
      ))}
    </Stack>
  ),
};
