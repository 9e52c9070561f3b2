import { isNotFound } from '@pasar/base-api';
import { frontNamespaces } from '@pasar/page-sections';
import type { PageMeta } from '@pasar/page-builder-api';
import { defineScreen } from '@pasar/screen-kit';
import type { Head, ScreenContext } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { pictureUrl } from '@pasar/design-system';
import { partsOfPage } from '../parts/page-parts.ts';
import { pageTexts } from '../translations.ts';
import { pageNeeds } from './page-needs.ts';
import { canonicalPath } from './page-routes.ts';
import type { PageInput, PageRoute } from './page-routes.ts';
import { PageScreen } from './PageScreen.tsx';
import { selectPage } from './select-page.ts';

/** The canonical URL and robots directives of a page. */
function headOfPage(meta: PageMeta, input: PageInput, context: ScreenContext): Head {
  const { title, description, picture, indexable } = meta;
  const canonical = canonicalPath(input, context);
  const isListed = indexable && canonical !== undefined;
  return {
    title: `${title} – Pasar`,
    ...(description && { description }),
    ...(isListed ? { canonical } : { robots: 'noindex, follow' }),
    ...(picture && { image: pictureUrl(picture.id, 960) }),
    ...(isListed && {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: title,
          ...(description && { description }),
          url: context.origin + canonical,
        },
      ],
    }),
  };
}

/**
 * Page builder pages: microsites, landing pages, shops' own pages, broadcasts.
 *
 * @spec microsite page-builder landing-page broadcast-landing shop-custom-page shop-custom-page-tmp page-builder-screen
 * @spec microsite-page landing-page-screen broadcast-landing-page shop-custom
 */
export default defineScreen<PageRoute>({
  namespaces: [pageTexts, ...frontNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: ['__pb__', 'page'] },
  needs: pageNeeds,
  parts: (state, input, context) => {
    const page = selectPage(state, input, context);
    return page.view === 'components' ? partsOfPage(page.components) : [];
  },
  status: (state, input, context) => {
    const page = selectPage(state, input, context);
    return page.view === 'failed' && isNotFound(page.error) ? 404 : 200;
  },
  head: (state, input, context, t) => {
    const page = selectPage(state, input, context);
    return page.view === 'components' || page.view === 'markup'
      ? headOfPage(page.meta, input, context)
      : { title: t('page_gone_title'), robots: 'noindex' };
  },
  Screen: PageScreen,
});
