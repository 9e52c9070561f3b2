import { Stack } from '@pasar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ratingChoices } from './rating-filter.ts';
import { RatingChoices } from './RatingChoices.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import type { ReviewData, ReviewFormat, ReviewListState } from './review-data.ts';
import { ratingSpreadExample, reviewExamples } from './review.examples.ts';
import { ReviewList } from './ReviewList.tsx';

const list: ReviewListState<ReviewData> = {
  reviews: Object.values(reviewExamples),
  failed: false,
  moreFailed: false,
  loading: false,
  hasMore: false,
  more: fn(),
  retry: fn(),
};

type Args = { readonly list: ReviewListState<ReviewData> };

const meta: Meta<Args> = {
  title: 'Parts/Reviews',
  args: { list },
  render: (args, { loaded }) => (
    <ReviewList label="Reviews" list={args.list} format={loaded['format'] as ReviewFormat} onDemand />
  ),
};
export default meta;

type Story = StoryObj<Args>;

/** The average rating, its distribution, and the filters. */
export const Spread: Story = {
  render: (_, { loaded }) => {
    const format = loaded['format'] as ReviewFormat;
    return (
      <Stack gap="lg">
        <RatingSummary spread={ratingSpreadExample} format={format} />
        <RatingChoices
          label="Reviews to read"
          choices={ratingChoices(ratingSpreadExample)}
          chosen={{ star: 4 }}
          format={format}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('4');
  },
};

export const Several: Story = {};

/** A press on a picture opens it at full size. */
export const PictureOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /picture 1/i })[0]!);
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText(/^1 \/ \d$/)).toBeVisible();
  },
};

export const MoreAtAPress: Story = {
  args: { list: { ...list, reviews: [reviewExamples.inWords], hasMore: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.list.more).toHaveBeenCalledOnce();
  },
};

export const NoneLikeThat: Story = { args: { list: { ...list, reviews: [] } } };
export const Loading: Story = { args: { list: { ...list, reviews: undefined, loading: true } } };
export const Failed: Story = { args: { list: { ...list, reviews: undefined, failed: true } } };
export const MoreDidNotCome: Story = { args: { list: { ...list, hasMore: true, moreFailed: true } } };
