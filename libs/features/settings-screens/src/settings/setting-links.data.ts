import type { IconName } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';
import { invoiceCarriers } from '@pasar/settings';

/** A row of the settings: its text key, and its audience. */
export type SettingLink = {
  readonly textKey: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isOffered?: (context: Pick<ScreenContext, 'market' | 'toggles'>) => boolean;
};

/** The rows of the settings, in order. */
export const settingLinks: readonly SettingLink[] = [
  { textKey: 'language', icon: 'globe', to: buildPath('user-setting-language') },
  { textKey: 'notifications', icon: 'bell', to: buildPath('user-setting-notification') },
  { textKey: 'emails', icon: 'mail', to: buildPath('user-settings-email') },
  { textKey: 'privacy', icon: 'shield', to: buildPath('user-setting-privacy') },
  { textKey: 'groups', icon: 'grid', to: buildPath('user-groups') },
  {
    textKey: 'cookies',
    icon: 'info',
    to: buildPath('user-account-cookie'),
    isOffered: ({ market }) => market.consent === 'required',
  },
  {
    textKey: 'e_invoice',
    icon: 'ticket',
    to: buildPath('account-e-invoice'),
    isOffered: ({ market }) => invoiceCarriers[market.code] !== undefined,
  },
  { textKey: 'addresses', icon: 'truck', to: buildPath('user-account-address') },
  {
    textKey: 'link_chat_app',
    icon: 'chat',
    to: buildPath('link-account-chat-app'),
    isOffered: ({ toggles }) => toggles.includes('link-account-chat-app'),
  },
  {
    textKey: 'link_video_app',
    icon: 'share',
    to: buildPath('link-account-short-video-app'),
    isOffered: ({ toggles }) => toggles.includes('link-account-short-video-app'),
  },
];
