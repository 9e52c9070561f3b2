import { failedSetup, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aProfile, createProfileHttp } from '../profile.examples.ts';
import taxId from './tax-id-screen.ts';
import { TaxIdScreen } from './TaxIdScreen.tsx';

type Changes = Parameters<typeof aProfile>[0];

const taxIdPlace = (changes: Changes = {}, answers: FakeAnswers = {}) => ({
  ...{ screen: taxId, input: { route: 'user-account-tax-id', params: {}, query: '' } as const },
  at: '/user/account/tax-id',
  http: createProfileHttp(aProfile(changes), answers),
});

const meta: Meta = {
  title: 'Screens/Tax number',
  render: () => <TaxIdScreen />,
  parameters: { layout: 'fullscreen', screenSetup: taxIdPlace() },
};
export default meta;

type Story = StoryObj;

/** The toolbar's market decides which number is asked for. */
export const TaxNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('UEN')).toBeVisible();
    await expect(canvas.getByText('Example: 00192200M')).toBeVisible();
  },
};

export const TaxNumberInBrazil: Story = {
  parameters: { screenSetup: taxIdPlace({ tax_id: '•••.•••.247-25' }) },
  globals: { market: 'BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CPF / CNPJ')).toBeVisible();
    await expect(canvas.getByText('Saved: •••.•••.247-25')).toBeVisible();
  },
};

export const TaxNumberSaved: Story = {
  parameters: { screenSetup: taxIdPlace({}, { '/api/v4/account/management/change_tax_id': () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('UEN'), '00192200M');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(canvas.getByLabelText('UEN')).toHaveValue('');
  },
};

/** Another member's number. */
export const TaxNumberTaken: Story = {
  parameters: {
    screenSetup: taxIdPlace(
      {},
      {
        '/api/v4/account/management/change_tax_id': () =>
          refused(errorCodes.TAX_ID_EXISTS, {
            status: 409,
            error_msg:
              'This tax number is already in use. Check it, or contact customer service if it’s yours.',
          }),
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('UEN'), '00192200M');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already in use');
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expect(canvas.getByLabelText('UEN')).toHaveValue('00192200M');
  },
};

export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
