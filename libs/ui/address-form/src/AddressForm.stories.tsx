import { Grid, Notice } from '@pasar/design-system';
import { marketByCode, markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressForm } from './AddressForm.tsx';
import { AddressText } from './AddressText.tsx';

const meta: Meta<typeof AddressForm> = {
  title: 'Parts/Address form',
  component: AddressForm,
  args: { saving: false, mayBeDefault: true, onSave: fn() },
  argTypes: { market: { table: { disable: true } }, failure: { control: 'text' } },
  render: (args, { globals }) => (
    <AddressForm {...args} market={marketByCode(globals['market'] as MarketCode)} />
  ),
};
export default meta;

type Story = StoryObj<typeof AddressForm>;

/** The toolbar's market decides the fields, their order and their labels. */
export const OfTheMarket: Story = {};

/** Every error shows at its field, and the first one is focused. */
export const Faults: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const Saving: Story = { args: { saving: true } };
export const NotSaved: Story = {
  args: { failure: <Notice tone="danger">That did not work. Please try again.</Notice> },
};

const address = {
  name: 'Aminah Tan',
  phone: '+6591234567',
  street: '1 Raffles Place',
  unit: '#12-34',
  district: 'Downtown Core',
  city: 'Singapore',
  state: 'Central',
  postcode: '049145',
};

/** One address as each market writes it. */
export const InWords: Story = {
  render: () => (
    <Grid of="tiles">
      {markets.map(({ code }) => (
        <AddressText key={code} address={address} market={code} mark={code} />
      ))}
    </Grid>
  ),
};

/** The forms of all markets, one below the other, for comparison. */
export const EveryMarket: Story = {
  render: (args) => (
    <>
      {markets.map((market) => (
        <section key={market.code} aria-label={market.code}>
          <h2>{market.code}</h2>
          <AddressForm {...args} market={market} />
        </section>
      ))}
    </>
  ),
};
