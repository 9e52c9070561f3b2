import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import { PaymentOptionPicker } from './PaymentOptionPicker.tsx';

const meta: Meta<typeof PaymentMethodPicker> = {
  title: 'Parts/Payment methods',
  component: PaymentMethodPicker,
  args: {
    legend: 'Payment method',
    methods: [
      { method: 'card', available: true },
      { method: 'qr', scheme: 'PayNow', available: true },
      { method: 'installments', available: false, reason: 'amount-too-small' },
      { method: 'cod', available: false, reason: 'not-for-these-items' },
    ],
    value: 'card',
    onChoose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof PaymentMethodPicker>;

/** A method that cannot be used says why. */
export const Methods: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(3);
    await userEvent.click(canvas.getByText('PayNow'));
    await expect(args.onChoose).toHaveBeenCalledWith('qr');
  },
};

export const NoneChosen: Story = { args: { value: undefined } };

export const Banks: Story = {
  render: () => (
    <PaymentOptionPicker
      choices={{
        method: 'bank-transfer',
        options: ['BCA', 'Mandiri', 'BNI'].map((name) => ({ id: name.toLowerCase(), name })),
        plans: [],
      }}
      value="mandiri"
      onChoose={fn()}
    />
  ),
};

/** Each number of months with its monthly amount. */
export const Months: Story = {
  render: () => (
    <PaymentOptionPicker
      choices={{
        method: 'installments',
        options: [],
        plans: [3, 6, 12].map((months) => ({ months, first: { amount: 36_000 / months, currency: 'SGD' } })),
      }}
      value="6"
      onChoose={fn()}
    />
  ),
};
