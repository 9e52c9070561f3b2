import { createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';
import team from './team/team-screen.ts';
import { aTeam, anInvitation } from './team/team.examples.ts';
import { TeamScreen } from './team/TeamScreen.tsx';

const input = { route: 'seller-team', params: {}, query: '' } as const;
const noShop = () => refused(errorCodes.NOT_FOUND, { status: 404 });

const withAnswers = (list: () => unknown, shop: () => unknown = () => anOwnShop('owner')) => ({
  screenSetup: {
    ...{ screen: team, input, at: '/portal/team' },
    http: createFakeHttp({
      [ownShopPath]: shop,
      '/api/v4/seller/team/list': list,
      '/api/v4/account/shop_invitation/list': () => anInvitation,
    }),
  },
});

const meta: Meta = {
  title: 'Screens/Seller team',
  render: () => <TeamScreen />,
  parameters: { layout: 'fullscreen', ...withAnswers(() => aTeam) },
};
export default meta;

type Story = StoryObj;

export const Team: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Enter a username or an email address.')).toBeVisible();
  },
};
export const TeamOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoMembers: Story = { parameters: withAnswers(() => ({ members: [], invitations: [] })) };
const member = { portrait: '', role: 'service', added_at: 1_790_000_000_000 } as const;
/** No more invitations can be sent. */
export const FullTeam: Story = {
  parameters: withAnswers(() => ({
    members: Array.from({ length: 50 }, (_, at) => ({
      ...member,
      userid: at + 1,
      username: `packer${at + 1}`,
    })),
    invitations: [],
  })),
};
export const Failed: Story = { parameters: withAnswers(() => refused(errorCodes.PARAM, { status: 500 })) };
/** A member whose role does not include the page. */
export const NotAllowed: Story = {
  parameters: withAnswers(
    () => refused(errorCodes.SHOP_ROLE_REFUSED, { status: 403 }),
    () => anOwnShop('finance'),
  ),
};
/** A member without a shop, whom one invites. */
export const Invited: Story = { parameters: withAnswers(noShop, noShop) };
export const InvitedOnAPhone: Story = { ...Invited, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
