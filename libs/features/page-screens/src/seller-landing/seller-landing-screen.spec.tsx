// @vitest-environment happy-dom
import { aPicture, createFakeHttp, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { dayMs } from '@pasar/durations';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import campaignsScreen from '../campaigns/campaigns-screen.ts';
import sellerLandingScreen from './seller-landing-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];
const now = 1_800_000_000_000;
const campaign = {
  campaignid: 3,
  title: 'Rain or shine',
  subtitle: 'Umbrellas',
  picture: aPicture(),
  theme: 'default',
  starts_at: now - dayMs,
  ends_at: now + dayMs,
  ongoing: true,
};

const show = (answers: FakeAnswers, pageType = 'campaign') =>
  renderScreen(sellerLandingScreen, {
    http: createFakeHttp({ '/api/v4/list/items': () => ({ items: someItemCards(3) }), ...answers }),
    at: `/sclp/${pageType}/3`,
    input: { route: 'seller-landing', params: { pageType, promotionId: 3 }, query: '' },
    namespaces,
  });

afterEach(cleanup);

/** @spec seller-landing-page */
describe('the page of a promotion', () => {
  it('shows a campaign with its items', async () => {
    const landing = () => ({ server_time: now, campaign });
    const { status } = await show({ '/api/v4/pagebuilder/seller_landing': landing });
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rain or shine');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each(['campaign', 'lottery'])('answers 404 for a %s that does not exist', async (pageType) => {
    const { status } = await show({}, pageType);
    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is no longer available');
  });
});

/** @spec campaigns-page */
it('lists current and upcoming campaigns, linking to their pages', async () => {
  const coming = { ...campaign, campaignid: 4, title: 'Soon', ongoing: false };
  await renderScreen(campaignsScreen, {
    http: createFakeHttp({
      '/api/v4/campaign/list': () => ({ server_time: now, campaigns: [campaign, coming] }),
    }),
    at: '/campaigns',
    input: { route: 'campaigns', params: {}, query: '' },
    namespaces,
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sclp/campaign/3',
    '/sclp/campaign/4',
  ]);
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeDefined();
});
