import type { Device, Profile } from '@pasar/account-api/profile';
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import data from './data/account-data-screen.ts';
import { AccountDataScreen } from './data/AccountDataScreen.tsx';
import deleteAccount from './delete/delete-account-screen.ts';
import { DeleteAccountScreen } from './delete/DeleteAccountScreen.tsx';
import devices from './devices/devices-screen.ts';
import { DevicesScreen } from './devices/DevicesScreen.tsx';
import location from './location/location-screen.ts';
import { LocationScreen } from './location/LocationScreen.tsx';
import { aDevice, aProfile, anUnprovedProfile, createProfileHttp } from './profile.examples.ts';

const deleteInput = { route: 'user-account-delete', params: {}, query: '' } as const;

const devicesSetup = (found: readonly Device[], answers: FakeAnswers = {}) => ({
  ...{ screen: devices, input: { route: 'user-account-devices', params: {}, query: '' } as const },
  at: '/user/account/devices',
  http: createFakeHttp({ '/api/v4/account/device/list': () => ({ devices: found }), ...answers }),
});
const dataSetup = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: data, input: { route: 'user-account-data', params: {}, query: '' } as const },
  at: '/user/account/data',
  http: createProfileHttp(profile, answers),
});
const deleteSetup = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: deleteAccount, input: deleteInput, at: '/user/account/delete' },
  http: createProfileHttp(profile, answers),
});
const others = [
  aDevice({
    id: '6f1c0a52-0d3e-4b6c-9a1f-2f2f7d0f1a02',
    browser: 'Safari',
    system: 'iOS',
    is_current: false,
  }),
  aDevice({ id: '6f1c0a52-0d3e-4b6c-9a1f-2f2f7d0f1a03', browser: '', system: '', is_current: false }),
];

const meta: Meta = {
  title: 'Screens/Devices, data and deletion',
  render: () => <DevicesScreen />,
  parameters: { layout: 'fullscreen', screenSetup: devicesSetup([aDevice(), ...others]) },
};
export default meta;

type Story = StoryObj;

/** One of them is unknown. */
export const SeveralDevices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Chrome · Windows' })).toHaveTextContent('This device');
    await expect(canvas.getByRole('article', { name: 'Unknown device' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Sign out' })).toHaveLength(2);
  },
};
export const SeveralDevicesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneDevice: Story = {
  parameters: { screenSetup: devicesSetup([aDevice()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The error shows at its device. */
export const NotSignedOut: Story = {
  parameters: {
    screenSetup: devicesSetup([aDevice(), ...others], {
      '/api/v4/account/device/sign_out': () => refused(-1, { status: 500 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Sign out' })[0]!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Safari · iOS' })).toContainElement(
      canvas.getByRole('alert'),
    );
  },
};

export const Download: Story = {
  render: () => <AccountDataScreen />,
  parameters: { screenSetup: dataSetup(aProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Delete account' })).toBeVisible();
  },
};
export const DownloadAsksForIdentity: Story = {
  ...Download,
  parameters: { screenSetup: dataSetup(anUnprovedProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download my data' })).toBeNull();
  },
};

const toDelete: Story = { render: () => <DeleteAccountScreen input={deleteInput} /> };
const requestDeletion: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Why are you leaving?'), 'privacy');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
};

/** A reason and a confirmation are required. */
export const Deletion: Story = {
  ...toDelete,
  parameters: { screenSetup: deleteSetup(aProfile()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(canvas.getByLabelText('Why are you leaving?')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const DeletionWithOpenOrders: Story = {
  ...toDelete,
  parameters: {
    screenSetup: deleteSetup(aProfile(), {
      '/api/v4/account/delete/request': () =>
        refused(errorCodes.ACCOUNT_HAS_OPEN_ORDERS, {
          status: 409,
          error_msg: 'You still have open orders.',
        }),
    }),
  },
  play: async (context) => {
    await requestDeletion(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('open orders');
  },
};

/** A returning member may keep the account. */
export const DeletionRequested: Story = {
  ...toDelete,
  parameters: {
    screenSetup: deleteSetup(aProfile({ deletion_time: 1_798_761_600 }), {
      '/api/v4/account/delete/cancel': () => ({}),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your account will be deleted on .*2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(canvas.getByText('Welcome back. Your account stays.')).toBeVisible());
  },
};
export const DeletionRequestedInTheDark: Story = {
  ...toDelete,
  parameters: { screenSetup: deleteSetup(aProfile({ deletion_time: 1_798_761_600 })) },
  globals: { scheme: 'dark' },
};

const toLocation: Story = {
  render: () => <LocationScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: location, input: { route: 'user-location-selector', params: {}, query: '' } as const },
      ...{ at: '/user/location-selector', http: createFakeHttp({}) },
    },
  },
};

/** Searching ignores accents and case. */
export const Location: Story = {
  ...toLocation,
  globals: { market: 'BR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search regions'), 'sao paulo');
    await expect(canvas.getByRole('radio')).toHaveAccessibleName(/São Paulo/);
  },
};
export const LocationNotFound: Story = {
  ...toLocation,
  globals: { market: 'BR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search regions'), 'Atlantis');
    await expect(canvas.getByText('No region matches “Atlantis”')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const DevicesLoading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};

export const DevicesNotLoaded: Story = {
  parameters: {
    screenSetup: {
      http: createFakeHttp({ '/api/v4/account/device/list': () => refused(-1, { status: 500 }) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
