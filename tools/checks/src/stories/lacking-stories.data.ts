import type { ScreenState } from './screen-states.ts';

/** Screens without a story in a state that they can be in, by reason. */
export type LackingStories = readonly {
  readonly reason: string;
  readonly screens: Readonly<Record<string, readonly ScreenState[]>>;
}[];

export const lackingStories: LackingStories = [
  {
    reason: 'It renders nothing: other programs fill the window.',
    screens: { 'page-screens/popup': ['filled'] },
  },
  {
    reason: 'It belongs to the shell, which shows it for an address of an earlier release.',
    screens: { 'shell/old-address': ['filled'] },
  },
  {
    reason: 'It needs only the manifests of cards, without which it renders as well.',
    screens: { 'page-screens/component-builder': ['loading', 'failed'] },
  },
  {
    reason: 'Not written yet.',
    screens: {
      'account-screens/address-edit': ['empty'],
      'account-screens/wallet-sign-in': ['loading', 'failed'],
      'home-screens/home': ['empty'],
      'integration-screens/integration': ['empty'],
      'list-screens/collection': ['empty'],
      'order-screens/return-request': ['empty'],
      'order-screens/return-shipping': ['empty'],
      'page-screens/demo': ['empty'],
      'page-screens/page': ['loading'],
      'profile-screens/kyc': ['empty'],
      'seller-screens/notifications': ['filled'],
      'settings-screens/e-invoice': ['empty'],
      'settings-screens/email-subscriptions': ['empty'],
    },
  },
];
