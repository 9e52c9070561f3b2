import { dayMs } from '@pasar/durations';
import { buildPath, shopPath } from '@pasar/routing-table';
import { pageTexts } from '../data/page-texts.data.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ListRows } from './make-lists.ts';
import { makeCustomerServicePage } from './make-customer-service-page.ts';
import { makePolicyPages } from './make-policy-pages.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { toSectionHtml } from './page-with-versions.ts';
import type { PageWithVersions } from './page-with-versions.ts';
import type { PageRow, PageVersionRow } from './rows.ts';

export type PageRows = { readonly page: PageRow[]; readonly page_version: PageVersionRow[] };

type Component = PageVersionRow['components'][number];

const banner = (index: number) => picture('banner', `banner-${index}`);
const firstCampaign = 1;

/** Numbers components by position. */
const numbered = (...components: (readonly [type: string, props: Record<string, unknown>])[]): Component[] =>
  components.map(([type, props], index) => ({ id: index + 1, type, props }));

const createTexts = ({ words, profile }: SeedContext) => {
  const texts = pageTexts[profile.words];
  const [fresh = '', best = '', offers = ''] = splitList(words.collections);
  const heading = (index: number) => {
    const [title = '', subtitle = ''] = splitList(words.banners[index] ?? '');
    return { title, subtitle };
  };
  const guideHtml = [texts.find, texts.save, texts.track].map(toSectionHtml).join('');
  return { ...texts, fresh, best, offers, heading, guideHtml };
};
type Texts = ReturnType<typeof createTexts>;

const storewidePage = (texts: Texts) =>
  numbered(
    [
      'hero',
      { ...texts.heading(0), picture: banner(1), action: texts.shopNow, link: buildPath('popular-products') },
    ],
    ['vouchers', { title: texts.vouchers, scope: 'platform', limit: 4 }],
    ['item-carousel', { title: texts.offers, list: 'campaign', id: firstCampaign, limit: 12 }],
    ['categories', { title: texts.departments }],
    ['item-carousel', { title: texts.fresh, list: 'collection', id: 1001, limit: 12 }],
    [
      'pictures',
      {
        title: texts.more,
        pictures: [2, 3, 4].map((index) => ({
          picture: banner(index),
          alt: texts.heading(index - 1).title,
          title: texts.heading(index - 1).title,
          link: buildPath('seller-landing', { pageType: 'campaign', promotionId: index }),
        })),
      },
    ],
    ['rich-text', { html: toSectionHtml(texts.save) + toSectionHtml(texts.track) }],
  );

/** Creates a market's campaign: its offers with their end; the next version is not published yet. */
function morningMarket({ now }: SeedContext, texts: Texts, endsAt: number): PageWithVersions {
  const [hero, ...rest] = storewidePage(texts);
  const countdown = { id: 20, type: 'countdown', props: { title: texts.endsIn, ends_at: endsAt } };
  const { title, subtitle } = texts.heading(0);
  const common = { title, description: subtitle, picture: banner(1) };
  return {
    page: { kind: 'built', page_url: 'morning-market' },
    versions: [
      {
        ...common,
        components: [...(hero ? [hero, countdown] : []), ...rest],
        html: `<p>${subtitle}</p>${texts.guideHtml}`,
        published_from: now - dayMs,
      },
      { ...common, version: 2, title: texts.heading(5).title, components: rest, published_from: null },
    ],
  };
}

const makeItHome = ({ now }: SeedContext, texts: Texts): PageWithVersions => {
  const { title, subtitle } = texts.heading(4);
  return {
    page: { kind: 'built', page_url: 'make-it-home' },
    versions: [
      {
        title,
        description: subtitle,
        picture: banner(5),
        components: numbered(
          ['hero', { title, subtitle, picture: banner(5) }],
          ['item-carousel', { title: texts.best, list: 'top-products', limit: 12 }],
          ['item-grid', { title: texts.more, list: 'popular-products' }],
        ),
        published_from: now - dayMs,
      },
    ],
  };
};

const shoppingGuide = ({ now }: SeedContext, texts: Texts): PageWithVersions => ({
  page: { kind: 'built', page_url: 'shopping-guide' },
  versions: [
    {
      title: texts.guide,
      description: texts.guideLead,
      html: texts.guideHtml,
      pre_rendered: true,
      published_from: now - dayMs,
    },
  ],
});

const officialShops = ({ now }: SeedContext, texts: Texts): PageWithVersions => {
  const { title, subtitle } = texts.heading(2);
  return {
    page: { kind: 'landing', page_url: 'official-shops', template: 'brand' },
    versions: [
      {
        title,
        description: subtitle,
        picture: banner(3),
        components: numbered(
          ['hero', { title, subtitle, picture: banner(3), action: texts.shopNow, link: '/mall' }],
          ['item-grid', { title: texts.best, list: 'mall' }],
        ),
        published_from: now - dayMs,
      },
    ],
  };
};

const broadcast = ({ now }: SeedContext, texts: Texts): PageWithVersions => {
  const { title, subtitle } = texts.heading(1);
  return {
    page: { kind: 'broadcast', page_url: 'current' },
    versions: [
      {
        title,
        description: subtitle,
        indexable: false,
        components: numbered(
          ['hero', { title, subtitle, picture: banner(2) }],
          ['vouchers', { title: texts.vouchers, scope: 'platform', limit: 2 }],
          ['item-carousel', { title: texts.offers, list: 'campaign', id: firstCampaign, limit: 12 }],
        ),
        published_from: now - dayMs,
      },
    ],
  };
};

/** Creates the first official shop's own page. */
function shopWelcome({ now }: SeedContext, texts: Texts, { row }: ShopWithPlan): PageWithVersions {
  const { shopid, username, name, tagline, cover } = row;
  return {
    page: { kind: 'shop', page_url: `${username}/welcome`, shopid },
    versions: [
      {
        title: texts.welcome.replace('{shop}', name),
        description: tagline,
        picture: cover,
        components: numbered(
          [
            'hero',
            {
              title: texts.welcome.replace('{shop}', name),
              ...(tagline && { subtitle: tagline }),
              action: texts.shopNow,
              link: shopPath({ username, shopId: shopid }),
            },
          ],
          ['item-carousel', { title: texts.best, list: 'mall', limit: 12 }],
        ),
        published_from: now - dayMs,
      },
    ],
  };
}

/**
 * Creates pages built of components: a campaign, a theme, a guide, a brand page, a broadcast, a shop's own, and the
 * policies.
 */
export function makePages(
  context: SeedContext,
  { campaign }: ListRows,
  shops: readonly ShopWithPlan[],
): PageRows {
  const market = context.market.code;
  const texts = createTexts(context);
  const endsAt = campaign[0]?.ends_at ?? context.now;
  const official = shops.find(({ row }) => row.is_official_shop);
  const pages = [
    morningMarket(context, texts, endsAt),
    makeItHome(context, texts),
    shoppingGuide(context, texts),
    officialShops(context, texts),
    broadcast(context, texts),
    ...(official ? [shopWelcome(context, texts, official)] : []),
    makeCustomerServicePage(context),
    ...makePolicyPages(context),
  ];
  return {
    page: pages.map(({ page }, index) => ({
      market,
      pageid: index + 1,
      template: '',
      shopid: null,
      ...page,
    })),
    page_version: pages.flatMap(({ versions }, index) =>
      versions.map((version) => ({
        market,
        pageid: index + 1,
        version: 1,
        language: '',
        description: '',
        picture: null,
        components: [],
        html: '',
        pre_rendered: false,
        indexable: true,
        platforms: [4, 5],
        published_from: null,
        published_until: null,
        ...version,
      })),
    ),
  };
}
