import type { MemberGroup } from '@pasar/account-api/profile';
import { aPicture, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import groupsScreen from './groups/groups-screen.ts';
import { GroupsScreen } from './groups/GroupsScreen.tsx';

const personalised: MemberGroup = { id: 'personalised', reason: 'not-objected', can_leave: true };
const everyGroup: readonly MemberGroup[] = [
  {
    ...{ id: 'shop-team', reason: 'team-member', can_leave: true },
    shop: { shopid: 11, name: 'Anyam', username: 'anyam', picture: aPicture('anyam'), role: 'service' },
  },
  { id: 'adults', reason: 'consent', can_leave: true },
  { id: 'verified', reason: 'identification', can_leave: false },
  personalised,
  { id: 'messages', reason: 'subscribed', can_leave: false, topics: ['promotions', 'shops'] },
];

const createSetup = (groups: readonly MemberGroup[], answers: FakeAnswers = {}) => ({
  ...{ screen: groupsScreen, input: { route: 'user-groups', params: {}, query: '' } as const },
  at: '/user/groups',
  http: createFakeHttp({
    '/api/v4/account/group/list': () => ({ groups }),
    '/api/v4/account/group/leave': () => ({ groups: [] }),
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/My groups',
  render: () => <GroupsScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(everyGroup) },
};
export default meta;

type Story = StoryObj;

export const EveryGroup: Story = {
  play: async ({ canvas }) => {
    const team = within(await canvas.findByRole('article', { name: 'Team of Anyam' }));
    await expect(team.getByText(/Role: Customer service/)).toBeVisible();
    await expect(
      canvas.getByText('Because you chose: “Offers and vouchers” and “Shops you follow”.'),
    ).toBeVisible();
  },
};
export const EveryGroupOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const EveryGroupInTheDark: Story = { globals: { scheme: 'dark' } };
export const EveryGroupInThai: Story = { globals: { language: 'th', market: 'TH' } };

/** What follows from a birth date or the ownership of a shop cannot be left; the card leads to its source. */
export const CannotBeLeft: Story = {
  parameters: { screenSetup: createSetup([{ id: 'adults', reason: 'birth-date', can_leave: false }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See your profile' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const leave: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop personalising' }));
  await expect(canvas.getByText('You can allow it again in the privacy settings.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop personalising' }));
};
export const Leaving: Story = {
  parameters: { screenSetup: createSetup([personalised]) },
  play: async (context) => {
    await leave(context);
    // The toast fades in.
    await waitFor(() => expect(screen.getByText('You’ve left “Personalised shopping”.')).toBeVisible());
  },
};
export const LeavingFails: Story = {
  parameters: {
    screenSetup: createSetup([personalised], {
      '/api/v4/account/group/leave': () => refused(errorCodes.NOT_FOUND, { status: 404, error_msg: 'Gone.' }),
    }),
  },
  play: async (context) => {
    await leave(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Gone.');
  },
};

export const NoGroups: Story = { parameters: { screenSetup: createSetup([]) } };
export const Failed: Story = {
  parameters: {
    screenSetup: createSetup([], {
      '/api/v4/account/group/list': () => refused(errorCodes.PARAM, { status: 500 }),
    }),
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
