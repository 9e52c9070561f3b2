import type { ComponentProps } from '@pasar/page-builder';
import type { PartType } from '../../parts/part-props.ts';

const picture = { id: 'banner-1', width: 1440, height: 540 };

/** The builder's initial properties of each component. */
export const samples: { readonly [Type in PartType]: ComponentProps<Type> } = {
  hero: {
    title: 'The morning market is open',
    subtitle: 'Fresh finds every day',
    picture,
    action: 'Shop now',
    link: '/popular_products',
  },
  countdown: { title: 'Ends in', ends_at: Date.UTC(2030, 0, 1) },
  vouchers: { title: 'Vouchers for you', scope: 'platform', limit: 4 },
  'item-carousel': { title: 'Top products', list: 'top-products', limit: 12 },
  'item-grid': { title: 'Popular products', list: 'popular-products' },
  categories: { title: 'Shop by category' },
  'rich-text': { html: '<h2>Title</h2><p>Text with a <a href="/campaigns">link</a>.</p>' },
  pictures: {
    title: 'More to explore',
    pictures: [{ picture, alt: 'A basket', title: 'Fresh', link: '/campaigns' }],
  },
  links: { label: 'Go to', links: [{ label: 'Campaigns', link: '/campaigns' }] },
};
