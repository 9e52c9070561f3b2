import { platforms } from '@pasar/page-shell-rules';
import type { Platform } from '@pasar/page-shell-rules';

/** Header with the shopper's language (doc2 §7). @spec header-language */
export const languageHeader = 'X-Shopee-Language';

/** Query parameter that requests pre-rendered markup (doc2 §7). @spec enable-ssr-param */
export const serverRenderedParam = { name: 'enable_ssr', value: 'true' } as const;

export type PageRequest = {
  readonly pageUrl: string;
  readonly platform: Platform;
  /** BCP 47. */
  readonly language: string;
  /** Whether pre-rendered markup is requested. */
  readonly serverRendered?: boolean;
};

/** The query and headers of `get_page_html`: the platform goes as its number (amb-platform-param-form). @spec pb-language-header */
export const pageHtmlRequest = ({ pageUrl, platform, language, serverRendered = false }: PageRequest) => ({
  query: {
    page_url: pageUrl,
    platform: platforms[platform].code,
    ...(serverRendered && { [serverRenderedParam.name]: serverRenderedParam.value }),
  },
  headers: { [languageHeader]: language },
});

/** The query of the traffic-strategy call: the platform goes as its letters (amb-platform-param-form). @spec traffic-platform-values */
export const trafficStrategyQuery = ({ pageUrl, platform }: Pick<PageRequest, 'pageUrl' | 'platform'>) => ({
  url: pageUrl,
  platform,
});

/** The name of a page's script bundle, which is loaded by page and platform (doc2 §7). @spec pb-bundles */
export const bundleName = (pageId: number, platform: Platform): string => `${pageId}/${platform}`;
