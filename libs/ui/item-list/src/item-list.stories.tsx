import { Stack } from '@pasar/design-system';
import { ItemCard, itemCardExamples, ItemCardSkeleton } from '@pasar/item-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Carousel } from './Carousel.tsx';
import { CarouselSkeleton } from './CarouselSkeleton.tsx';
import { InfiniteItems } from './InfiniteItems.tsx';
import { ListEnd } from './ListEnd.tsx';
import { SortBar } from './SortBar.tsx';

const items = Object.values(itemCardExamples);

const meta: Meta = { title: 'Parts/Item list' };
export default meta;

type Story = StoryObj;

/** A grid that ends with a button for more. */
export const Items: Story = {
  render: () => <InfiniteItems label="Products" items={items} hasMore loading={false} manual onMore={fn()} />,
};

/** A row that scrolls sideways, with a button to its hidden end. */
export const Row: Story = {
  render: () => (
    <Carousel label="Recently viewed">
      {items.map((item) => (
        <ItemCard key={item.itemid} item={item} to="/" />
      ))}
    </Carousel>
  ),
};

export const RowLoading: Story = {
  render: () => (
    <CarouselSkeleton count={6}>
      <ItemCardSkeleton />
    </CarouselSkeleton>
  ),
};

export const Sorted: Story = {
  render: () => <SortBar params={{}} to={() => '/'} />,
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
  },
};

/** More to come, loading, failed, and all seen. */
export const Ends: Story = {
  render: () => (
    <Stack>
      <ListEnd hasMore loading={false} failed={false} onMore={fn()} long />
      <ListEnd hasMore loading failed={false} onMore={fn()} long />
      <ListEnd hasMore loading={false} failed onMore={fn()} long />
      <ListEnd hasMore={false} loading={false} failed={false} onMore={fn()} long />
    </Stack>
  ),
};
