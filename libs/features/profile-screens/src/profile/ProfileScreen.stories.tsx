import { refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aProfile, createProfileHttp, silentHttp } from '../profile.examples.ts';
import profile from './profile-screen.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const input = { route: 'user-account-profile', params: {}, query: '' } as const;

type Changes = Parameters<typeof aProfile>[0];

const createSetup = (changes: Changes, answers: Parameters<typeof createProfileHttp>[1] = {}) => ({
  ...{ screen: profile, input, at: '/user/account/profile' },
  http: createProfileHttp(aProfile(changes), answers),
});

const meta: Meta = {
  title: 'Screens/Profile',
  render: () => <ProfileScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup({}) },
};
export default meta;

type Story = StoryObj;

/** The date of birth can still be entered. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Budi Santoso');
    await expect(canvas.getByLabelText('Date of birth')).not.toHaveAttribute('readonly');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { scheme: 'dark' } };
export const InThai: Story = { globals: { language: 'th', market: 'TH' } };

/** A seller with a picture, whose date of birth is fixed. */
export const OfASeller: Story = {
  parameters: {
    screenSetup: createSetup({ portrait: 'pot', shop_name: 'Budi’s Radios', birth_timestamp: 631_152_000 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Shop name')).toHaveValue('Budi’s Radios');
    await expect(canvas.getByLabelText('Date of birth')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('img', { name: 'Your picture' })).toBeVisible();
  },
};

/** The errors show at their fields. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), ' 1!');
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2024-05-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Username')).toBeInvalid();
    await expect(canvas.getByText('You have to be at least 13 to have an account.')).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: { screenSetup: createSetup({}, { '/api/v2/user/profile/update': () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('About you'), ' And tea cups.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
};

/** The input is kept. */
export const NotSaved: Story = {
  parameters: {
    screenSetup: createSetup(
      {},
      {
        '/api/v2/user/profile/update': () =>
          refused(errorCodes.DUPLICATE_USERNAME, { status: 409, error_msg: 'This username is taken.' }),
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '_santoso');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This username is taken.');
    await expect(canvas.getByLabelText('Username')).toHaveValue('budi_santoso');
  },
};

/** A text file instead of a picture. */
export const NotAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = new File(['Buy tea'], 'note.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('Add picture'), note);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file isn’t a picture.');
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: silentHttp, loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(canvas.queryByLabelText('Username')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: {
    screenSetup: createSetup({}, { '/api/v4/account/profile/get': () => refused(-1, { status: 500 }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
