const picture = { id: 'banner-1', width: 1440, height: 540 };

type Props = Readonly<Record<string, unknown>>;

/** A component under the wire's names. */
export const aComponent = (id: number, fe_id: string, props: Props, children: readonly object[] = []) => ({
  id,
  fe_id,
  biz_component_id: `${fe_id}-${id}`,
  properties: Object.entries(props).map(([key, value]) => ({ key, value })),
  extend_info: {},
  be_extend_info: {},
  packages: [],
  children,
});

export const aMeta = {
  page_id: 1,
  version: 1,
  kind: 'built',
  page_url: 'morning-market',
  template: '',
  title: 'The morning market is open',
  description: 'Fresh finds every day',
  picture: picture,
  indexable: true,
};

/** Example properties of each component. */
export const propsExamples: Readonly<Record<string, Props>> = {
  hero: {
    title: 'The morning market is open',
    subtitle: 'Fresh finds every day',
    action: 'Shop now',
    link: '/popular_products',
  },
  countdown: { title: 'Ends in', ends_at: 1_800_100_000_000 },
  vouchers: { title: 'Vouchers for you', scope: 'platform' },
  'item-carousel': { title: 'Special offers', list: 'campaign', id: 1 },
  'item-grid': { title: 'More to explore', list: 'popular-products' },
  categories: { title: 'Shop by category' },
  'rich-text': {
    html: '<h2>Save with vouchers</h2><p>Claim them <a href="/user/voucher-wallet">in your wallet</a>.</p>',
  },
  pictures: {
    title: 'More',
    pictures: [{ picture: picture, alt: 'Bags', title: 'Bags', link: '/campaigns' }],
  },
  links: { label: 'Go to', links: [{ label: 'Campaigns', link: '/campaigns' }] },
};

export const aLayout = (...components: readonly object[]) => ({
  server_time: 1_800_000_000_000,
  meta: aMeta,
  layout: { layout_id: 1, component_map: {}, version_map: {}, component_list: components },
});
