import { platforms } from '@pasar/page-shell-rules';
import type { Platform } from '@pasar/page-shell-rules';

/** Header with the shopper's language (doc2 §7). @spec header-language */
export const languageHeader = 'X-Shopee-Language';

/** Query parameter that requests prerendered markup (doc2 §7). @spec enable-ssr-param */
export const serverRenderedParam = { name: 'enable_ssr', value: 'true' } as const;

export type PageBuilderRequest = {
  readonly pageUrl: string;
  readonly platform: Platform;
  /** BCP 47. */
  readonly language: string;
  /** Whether to request prerendered markup. */
  readonly serverRendered?: boolean;
};

/**
 * The query and headers of `get_page_html`, with the numeric platform code (amb-platform-param-form).
 * @spec pb-language-header
 */
export const pageHtmlRequest = ({
  pageUrl,
  platform,
  language,
  serverRendered = false,
}: PageBuilderRequest) => ({
  query: {
    page_url: pageUrl,
    platform: platforms[platform].code,
    ...(serverRendered && { [serverRenderedParam.name]: serverRenderedParam.value }),
  },
  headers: { [languageHeader]: language },
});

/**
 * The query of the traffic-strategy call, with the platform's letters (amb-platform-param-form).
 * @spec traffic-platform-values
 */
export const trafficStrategyQuery = ({
  pageUrl,
  platform,
}: Pick<PageBuilderRequest, 'pageUrl' | 'platform'>) => ({
  url: pageUrl,
  platform,
});
