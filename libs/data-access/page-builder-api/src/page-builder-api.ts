import { baseApi } from '@pasar/base-api';
import type { ApiError } from '@pasar/base-api';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import { csrConfigFailure, pageFetchFailure, pageHtmlRequest, readPageHtml } from '@pasar/page-builder';
import type { PageBuilderResponse, PageBuilderRequest } from '@pasar/page-builder';
import type {
  checkTrafficStrategy,
  getCsrPage,
  getMicrosite,
  getPageHtml,
  getPreview,
  getSellerLanding,
  listPages,
  PageMeta,
  PageVersion,
} from '@pasar/page-builder-contract';
import {
  checkTrafficStrategyPath,
  getCsrPagePath,
  getMicrositePath,
  getPageHtmlPath,
  getPreviewPath,
  getSellerLandingPath,
  listPagesPath,
} from '@pasar/page-builder-contract/paths';

export type { PageMeta, PageVersion };
export type CsrPageQuery = NonNullable<CallQuery<typeof getCsrPage>>;
export type CsrPage = CallData<typeof getCsrPage>;
export type Microsite = CallData<typeof getMicrosite>;
/** Prerendered markup, parsed by the rules of `@pasar/page-builder`. */
export type MarkupPage = { readonly meta: PageMeta; readonly body: string };

type Markup = CallData<typeof getPageHtml>;

/** A page without markup counts as refused: it is rendered from its layout. @spec pb-page-fetch page-fetch-failure */
const unreadable = (message: string): ApiError => ({ kind: 'refused', status: 200, code: -1, message });

const readMarkup = (data: Markup): { data: MarkupPage } | { error: ApiError } => {
  const read = readPageHtml({
    data: data as NonNullable<PageBuilderResponse['data']>,
    __raw: { status: 200 },
  });
  return read.ok ? { data: { meta: data.meta, body: read.value.body } } : { error: unreadable(read.failure) };
};

/** Endpoints of pages made with the page builder. */
export const pageBuilderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkTrafficStrategy: build.query<
      CallData<typeof checkTrafficStrategy>,
      CallQuery<typeof checkTrafficStrategy>
    >({
      query: (query): CallRequest<typeof checkTrafficStrategy> => ({ path: checkTrafficStrategyPath, query }),
    }),
    getPageHtml: build.query<MarkupPage, PageBuilderRequest>({
      queryFn: async (request, _api, _options, send) => {
        const answer = await send({ path: getPageHtmlPath, ...pageHtmlRequest(request) });
        return answer.error
          ? { error: { ...answer.error, message: pageFetchFailure } }
          : readMarkup(answer.data as Markup);
      },
    }),
    /** Failures carry the specified message. @spec pb-csr-config csr-config-error csr-config-error-text */
    getCsrPage: build.query<CsrPage, CsrPageQuery>({
      queryFn: async (query, _api, _options, send) => {
        const answer = await send({ path: getCsrPagePath, query } satisfies CallRequest<typeof getCsrPage>);
        return answer.error
          ? { error: { ...answer.error, message: csrConfigFailure } }
          : { data: answer.data as CsrPage };
      },
    }),
    getMicrosite: build.query<Microsite, CallQuery<typeof getMicrosite>>({
      query: (query): CallRequest<typeof getMicrosite> => ({ path: getMicrositePath, query }),
    }),
    getSellerLanding: build.query<CallData<typeof getSellerLanding>, CallQuery<typeof getSellerLanding>>({
      query: (query): CallRequest<typeof getSellerLanding> => ({ path: getSellerLandingPath, query }),
    }),
    getPreview: build.query<CallData<typeof getPreview>, CallQuery<typeof getPreview>>({
      query: (query): CallRequest<typeof getPreview> => ({ path: getPreviewPath, query }),
    }),
    listPages: build.query<CallData<typeof listPages>, void>({
      query: (): CallRequest<typeof listPages> => ({ path: listPagesPath }),
    }),
  }),
});
