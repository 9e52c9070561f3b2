import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import deleteAccountScreen from './delete/delete-account-screen.ts';
import document_Screen from './document/document-screen.ts';
import emailScreen from './email/email-screen.ts';
import kycScreen from './kyc/kyc-screen.ts';
import passwordScreen from './password/password-screen.ts';
import phoneScreen from './phone/phone-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/Profile states', parameters: { layout: 'fullscreen' } };
export default meta;

const deleteAccount = screenStory(deleteAccountScreen, {
  route: 'user-account-delete',
  at: '/user/account/delete',
  http,
});
export const DeleteAccountLoading: Story = deleteAccount(loadingSetup);
export const DeleteAccountNotLoaded: Story = deleteAccount(memberOnly);

const document_ = screenStory(document_Screen, { route: 'user-account-dni', at: '/user/account/dni', http });
export const DocumentLoading: Story = document_(loadingSetup);
export const DocumentNotLoaded: Story = document_(memberOnly);

const email = screenStory(emailScreen, { route: 'user-account-email', at: '/user/account/email', http });
export const EmailLoading: Story = email(loadingSetup);
export const EmailNotLoaded: Story = email(memberOnly);

const kyc = screenStory(kycScreen, { route: 'user-account-kyc', at: '/user/account/kyc', http });
export const IdentityLoading: Story = kyc(loadingSetup);
export const IdentityNotLoaded: Story = kyc(memberOnly);

const password = screenStory(passwordScreen, {
  route: 'user-account-password',
  at: '/user/account/password',
  http,
});
export const PasswordLoading: Story = password(loadingSetup);
export const PasswordNotLoaded: Story = password(memberOnly);

const phone = screenStory(phoneScreen, { route: 'user-account-phone', at: '/user/account/phone', http });
export const PhoneLoading: Story = phone(loadingSetup);
export const PhoneNotLoaded: Story = phone(memberOnly);
