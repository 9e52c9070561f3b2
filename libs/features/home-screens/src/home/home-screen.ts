import { defineScreen } from '@pasar/screen-kit';
import type { ScreenContext } from '@pasar/screen-kit';
import { frontNamespaces } from '@pasar/page-sections';
import { voucherNamespaces } from '@pasar/voucher-card';
import { homeTexts } from '../translations.ts';
import { homeNeeds } from './home-needs.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Structured data of the site, its search and its organization. */
const jsonLd = ({ origin }: ScreenContext): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Pasar',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/search?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
  { '@context': 'https://schema.org', '@type': 'Organization', name: 'Pasar', url: `${origin}/` },
];

/** @spec home preview-home home-page */
export default defineScreen<'home' | 'preview-home'>({
  namespaces: [homeTexts, ...frontNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: [] },
  needs: [homeNeeds],
  head: (_state, _input, context, t) => ({
    title: t('title'),
    description: t('description'),
    canonical: '/',
    jsonLd: jsonLd(context),
  }),
  Screen: HomeScreen,
});
