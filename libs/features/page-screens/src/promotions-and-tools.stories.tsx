import {
  anAccount,
  aPicture,
  createFakeHttp,
  failedSetup,
  loadingSetup,
  refused,
  screenStory,
  someItemCards,
} from '@pasar/builders';
import { dayMs } from '@pasar/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import campaignsScreen from './campaigns/campaigns-screen.ts';
import bannerPlaygroundScreen from './internal/banner-playground/banner-playground-screen.ts';
import componentBuilderScreen from './internal/component-builder/component-builder-screen.ts';
import demoScreen from './internal/demo/demo-screen.ts';
import devToolScreen from './internal/dev-tool/dev-tool-screen.ts';
import internalScreen from './internal/index/internal-screen.ts';
import previewScreen from './internal/preview/preview-screen.ts';
import sellerLandingScreen from './seller-landing/seller-landing-screen.ts';
import { aComponent, aLayout, propsExamples } from './page/page.examples.ts';

type Story = StoryObj;

const now = 1_790_000_000_000;
const campaign = {
  ...{ campaignid: 3, title: 'Rain or shine', subtitle: 'Umbrellas', picture: aPicture('umbrella') },
  ...{ theme: 'default', starts_at: now - dayMs, ends_at: now + dayMs, ongoing: true },
};
const draft = () => ({ ...aLayout(aComponent(1, 'hero', propsExamples['hero'] ?? {})), html: '' });
const http = createFakeHttp({
  '/api/v4/account/basic/get_account_info': () => anAccount(),
  '/api/v4/campaign/list': () => ({ server_time: now, campaigns: [campaign] }),
  '/api/v4/pagebuilder/seller_landing': () => ({ server_time: now, campaign }),
  '/api/v4/pagebuilder/preview': draft,
  '/api/v4/list/items': () => ({ items: someItemCards(6) }),
});

const meta: Meta = { title: 'Screens/Promotions and tools', parameters: { layout: 'fullscreen' } };
export default meta;

const campaigns = screenStory(campaignsScreen, { route: 'campaigns', at: '/campaigns', http });
export const Campaigns: Story = campaigns();
export const CampaignsLoading: Story = campaigns(loadingSetup);
export const CampaignsNotLoaded: Story = campaigns(failedSetup);
export const NoCampaigns: Story = campaigns({
  http: createFakeHttp({ '/api/v4/campaign/list': () => ({ server_time: now, campaigns: [] }) }),
});

const sellerLanding = screenStory(sellerLandingScreen, {
  route: 'seller-landing',
  at: '/sclp/campaign/3',
  params: {
    pageType: 'campaign',
    promotionId: 3,
  },
  http,
});
export const Promotion: Story = sellerLanding();
export const PromotionLoading: Story = sellerLanding(loadingSetup);
export const PromotionNotLoaded: Story = sellerLanding(failedSetup);

const preview = screenStory(previewScreen, { route: 'preview', at: '/preview?token=1.2.3.x', http });
export const Preview: Story = preview();
export const PreviewLoading: Story = preview(loadingSetup);
export const PreviewNotLoaded: Story = preview(failedSetup);

const demo = screenStory(demoScreen, { route: 'demo-account', at: '/demo/account', http });
export const DemoAccount: Story = demo();
export const DemoAccountLoading: Story = demo(loadingSetup);
export const DemoAccountNotLoaded: Story = demo(failedSetup);
export const DemoAccountWithoutSignIn: Story = demo({
  http: createFakeHttp({ '/api/v4/account/basic/get_account_info': () => refused(19, { status: 401 }) }),
});

export const BannerPlayground: Story = screenStory(bannerPlaygroundScreen, {
  route: 'banner-playground',
  at: '/internal/banner-playground',
  http,
})();
export const ComponentBuilder: Story = screenStory(componentBuilderScreen, {
  route: 'component-builder',
  at: '/internal/component-builder',
  http,
})();
export const DevTool: Story = screenStory(devToolScreen, { route: 'dev-tool', at: '/dev-tool', http })();
export const InternalTools: Story = screenStory(internalScreen, {
  route: 'internal',
  at: '/internal',
  http,
})();
