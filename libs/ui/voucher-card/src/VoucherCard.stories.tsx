import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VoucherCard } from './VoucherCard.tsx';
import type { VoucherCardProps } from './voucher-card-props.ts';
import { voucherExamples } from './voucher.examples.ts';
import type { VoucherState } from './voucher-state.ts';
import { VoucherGrid } from './VoucherGrid.tsx';

const states: readonly VoucherState[] = ['claimable', 'claimed', 'gone', 'used', 'expired'];

const meta: Meta<typeof VoucherCard> = {
  title: 'Parts/Voucher',
  component: VoucherCard,
  args: { voucher: voucherExamples.ofAShop, state: 'claimable', useTo: '/search', onClaim: fn() },
  argTypes: { state: { control: 'select', options: states }, format: { table: { disable: true } } },
  render: (args, { loaded }) => (
    <VoucherGrid label="Vouchers">
      <VoucherCard {...args} format={loaded['format'] as VoucherCardProps['format']} />
    </VoucherGrid>
  ),
};
export default meta;

type Story = StoryObj<typeof VoucherCard>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

/** While it is being claimed, another press does nothing. */
export const Claiming: Story = {
  args: { claiming: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** The action in each state, or the reason why there is none. */
export const EveryState: Story = {
  render: (args, { loaded }) => (
    <VoucherGrid label="Vouchers">
      {states.map((state) => (
        <VoucherCard
          key={state}
          {...args}
          format={loaded['format'] as VoucherCardProps['format']}
          state={state}
        />
      ))}
    </VoucherGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(states.length);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Every kind, of the marketplace and of a shop; long texts keep the row's height. */
export const EveryKind: Story = {
  render: (args, { loaded }) => (
    <VoucherGrid label="Vouchers" loading={1}>
      {Object.values(voucherExamples).map((voucher) => (
        <VoucherCard
          key={voucher.code}
          {...args}
          format={loaded['format'] as VoucherCardProps['format']}
          voucher={voucher}
        />
      ))}
    </VoucherGrid>
  ),
};
