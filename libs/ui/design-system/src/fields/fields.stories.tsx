import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../arrange/Stack.tsx';
import { Container } from '../arrange/Container.tsx';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import type { QuantityStepperProps } from './QuantityStepper.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Design system/Fields',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Text: Story = {};
export const WithHint: Story = { args: { label: 'Username', hint: '5 to 30 letters and digits.' } };

/** The error is linked to the field, and the hint stays visible. */
export const WithError: Story = {
  args: {
    label: 'Username',
    hint: '5 to 30 letters and digits.',
    error: 'Someone else has this name. Try another one.',
    defaultValue: 'pasar',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/5 to 30 letters.*Someone else/);
    await expect(field).toBeInvalid();
  },
};

export const WithStart: Story = { args: { label: 'Phone', start: '+65', type: 'tel' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Aminah' } };

/** The eye button reveals the password. */
export const Password: Story = {
  render: () => <PasswordField label="Password" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'mangosteen');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Everything: Story = {
  render: () => (
    <Stack>
      <TextField label="Address" note="optional" />
      <Select
        label="Province"
        placeholder="Choose a province"
        options={[
          { value: 'central', label: 'Central' },
          { value: 'east', label: 'East' },
        ]}
      />
      <TextArea label="Note to the seller" hint="Up to 200 letters." />
      <Checkbox label="Use this as my address" hint="For the next orders as well." defaultChecked />
      <Checkbox label="I agree to the terms" error="Please agree to go on." />
      <RadioGroup
        legend="Payment"
        look="cards"
        defaultValue="card"
        options={[
          { value: 'card', label: 'Card', hint: 'Visa, Mastercard' },
          { value: 'cod', label: 'Cash on delivery', hint: 'Pay the rider' },
          { value: 'wallet', label: 'Wallet', hint: 'Not in this market', disabled: true },
        ]}
      />
      <RadioGroup
        legend="Size"
        look="chips"
        defaultValue="M"
        options={['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value, disabled: value === 'XL' }))}
      />
      <RadioGroup
        legend="Sort by"
        defaultValue="pop"
        options={[
          { value: 'pop', label: 'Popular' },
          { value: 'price', label: 'Price' },
        ]}
      />
    </Stack>
  ),
};

function Stepper(props: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(2);
  const change = (next: number): void => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <QuantityStepper label="Rattan basket" max={5} {...props} value={value} onValueChange={change} />;
}

export const Quantity: Story = {
  render: () => (
    <Stack>
      <Stepper />
      <Stepper size="sm" />
      <Stepper disabled />
    </Stack>
  ),
};

const onReject = fn();

/** The number is clamped on blur. */
export const QuantityStaysWithinLimits: Story = {
  render: () => <Stepper onValueChange={onReject} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(onReject).toHaveBeenLastCalledWith(5);
    await expect(field).toHaveValue('5');
    await expect(within(canvasElement).getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  },
};
