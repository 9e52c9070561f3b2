import { createFakeHttp, failedSetup, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SellerSignInScreen } from './SellerSignInScreen.tsx';
import sellerSignIn from './seller-sign-in-screen.ts';

const input = { route: 'seller-login', params: {}, query: '' } as const;

const createSetup = (is_from_cn: boolean, answers: FakeAnswers = {}) => ({
  screen: sellerSignIn,
  input,
  at: '/seller/login',
  http: createFakeHttp({
    '/api/v4/account/get_partner_login_init': () => ({ is_from_cn, proxy_host: 'seller-cn.example' }),
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/Seller sign-in',
  render: () => <SellerSignInScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(false) },
};
export default meta;

type Story = StoryObj;

export const Empty: Story = {};

/** Sellers from mainland China have their own host. */
export const FromMainlandChina: Story = {
  parameters: { screenSetup: createSetup(true) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sellers from mainland China' })).toBeVisible();
  },
};

/** The sub-accounts' own sign-in service does not respond. */
export const SubAccountFailed: Story = {
  parameters: {
    screenSetup: createSetup(false, {
      '/api/selleraccount/subaccount_oauth_login/': () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with a sub-account' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/^We couldn’t sign you in or sign you up/)).toBeVisible());
    await expect(button).toBeEnabled();
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
