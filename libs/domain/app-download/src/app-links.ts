import type { MarketFacts } from '@pasar/markets';
import { oneLinkPayload } from '@pasar/universal-link';

/** The market's fields that links to the app need. @spec market-app-config app-ids */
export type MarketApp = Pick<MarketFacts, 'code' | 'appIds' | 'oneLinkId' | 'galleryId'>;

/** Where a link to the app was shown (doc1 §3, amb-referral-sources). @spec referral-sources referral-source */
export const referralSources = ['rweb_popup_referral', 'lite_popup_referral', 'web_referral'] as const;
export type ReferralSource = (typeof referralSources)[number];

/** External services of a deployment that install and open its app; `appServices` are placeholders (amb-app-ids). */
export type AppServices = {
  /** Counts an installation and redirects to the app store: `https://host`. */
  readonly install: string;
  /** The host, appended to a one-link id. */
  readonly oneLinkHost: string;
  readonly gallery: string;
};

export const appServices: AppServices = {
  install: 'https://install.example',
  oneLinkHost: 'onelink.example',
  gallery: 'https://gallery.example',
};

export type DeviceKind = 'ios' | 'android' | 'desktop';

/**
 * The app-install tracking link of a market: the iOS app on mobile iOS devices, the Android app elsewhere (doc1 §2.6).
 *
 * @spec app-install-link app-ids referral-sources
 */
export const installLink = (
  { code, appIds }: MarketApp,
  device: DeviceKind,
  source: ReferralSource = 'web_referral',
  { install }: AppServices = appServices,
): string => {
  const id = device === 'ios' ? appIds.ios : appIds.android;
  const query = new URLSearchParams({ market: code, source });
  return `${install}/${encodeURIComponent(id)}?${query.toString()}`;
};

/** A URL that opens a path in the app and installs the app first if necessary (doc1 §2.6). @spec one-link app-ids */
export const oneLink = (
  { oneLinkId }: MarketApp,
  path: string,
  { oneLinkHost }: AppServices = appServices,
): string => `https://${oneLinkId}.${oneLinkHost}/?${oneLinkPayload(path)}`;

/** A deep link into the installed app, by the market's URL scheme (doc1 §2.6). @spec one-link app-ids */
export const deepLink = ({ appIds }: MarketApp, path: string): string =>
  `${appIds.android}://open?${oneLinkPayload(path)}`;

/** The app's page in a third-party gallery; only some markets have one (doc1 §2.6). @spec app-gallery app-gallery-markets app-ids */
export const galleryLink = (
  { galleryId }: MarketApp,
  { gallery }: AppServices = appServices,
): string | undefined =>
  galleryId === undefined ? undefined : `${gallery}/${encodeURIComponent(galleryId)}`;
