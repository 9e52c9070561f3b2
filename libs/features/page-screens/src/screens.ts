import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const page = screenEntry('@pasar/page-screens/page', () => import('@pasar/page-screens/page'));
const campaigns = screenEntry('@pasar/page-screens/campaigns', () => import('@pasar/page-screens/campaigns'));
const sellerLanding = screenEntry(
  '@pasar/page-screens/seller-landing',
  () => import('@pasar/page-screens/seller-landing'),
);
const popup = screenEntry('@pasar/page-screens/popup', () => import('@pasar/page-screens/popup'));
const internal = screenEntry('@pasar/page-screens/internal', () => import('@pasar/page-screens/internal'));
const preview = screenEntry('@pasar/page-screens/preview', () => import('@pasar/page-screens/preview'));
const devTool = screenEntry('@pasar/page-screens/dev-tool', () => import('@pasar/page-screens/dev-tool'));
const bannerPlayground = screenEntry(
  '@pasar/page-screens/banner-playground',
  () => import('@pasar/page-screens/banner-playground'),
);
const componentBuilder = screenEntry(
  '@pasar/page-screens/component-builder',
  () => import('@pasar/page-screens/component-builder'),
);
const demo = screenEntry('@pasar/page-screens/demo', () => import('@pasar/page-screens/demo'));

/** The screens of this library, by route id. */
export const pageScreens = {
  microsite: page,
  'page-builder': page,
  'landing-page': page,
  'broadcast-landing': page,
  'shop-custom-page': page,
  'shop-custom-page-tmp': page,
  campaigns,
  'seller-landing': sellerLanding,
  popup,
  internal,
  preview,
  'dev-tool': devTool,
  'banner-playground': bannerPlayground,
  'component-builder': componentBuilder,
  'demo-account': demo,
  'demo-address': demo,
  'demo-address-select': demo,
  'demo-user-pilot-1': demo,
  'demo-user-pilot-2': demo,
  'demo-user-pilot-3': demo,
  'demo-user-pilot-4': demo,
} satisfies ScreenEntries;
