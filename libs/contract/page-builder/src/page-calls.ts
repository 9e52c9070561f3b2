import { defineCall, strictObject } from '@pasar/http-contract';
import { platforms } from '@pasar/page-shell-rules';
import type { Platform } from '@pasar/page-shell-rules';
import { Type } from 'typebox';
import {
  HtmlSchema,
  LayoutSchema,
  PageKindSchema,
  PageMetaSchema,
  PageUrlSchema,
  PlatformCodeSchema,
} from './page.ts';
import {
  checkTrafficStrategyPath,
  getCsrPagePath,
  getMicrositePath,
  getPageHtmlPath,
  getPreviewPath,
} from './paths.ts';

/** @spec check-traffic-strategy Fails with 4 (not found) for a page that was not made with the page builder. */
export const checkTrafficStrategy = defineCall({
  id: 'check-traffic-strategy',
  method: 'GET',
  path: checkTrafficStrategyPath,
  summary: 'Get whether a URL is a page of the page builder, and whether it is pre-rendered',
  auth: 'none',
  query: strictObject({ url: PageUrlSchema, platform: Type.Enum(Object.keys(platforms) as Platform[]) }),
  data: Type.Object({ render_type: Type.Union([Type.Literal(2), Type.Literal(3)]) }),
});

/** @spec get-page-html The header `X-Shopee-Language` selects the language. */
export const getPageHtml = defineCall({
  id: 'get-page-html',
  method: 'GET',
  path: getPageHtmlPath,
  summary: 'Get a pre-rendered page with sanitised markup',
  auth: 'none',
  query: strictObject({
    page_url: PageUrlSchema,
    platform: PlatformCodeSchema,
    enable_ssr: Type.Optional(Type.Literal('true')),
  }),
  data: Type.Object({
    page: Type.Object({ page_url: PageUrlSchema, platform: PlatformCodeSchema, html: HtmlSchema }),
    meta: PageMetaSchema,
  }),
});

/** @spec get-csr-page page-builder-response `kind` and `template` for pages outside `/m` and `/p`. */
export const getCsrPage = defineCall({
  id: 'get-csr-page',
  method: 'GET',
  path: getCsrPagePath,
  summary: 'Get a page as a layout of components',
  auth: 'none',
  query: strictObject({
    page_url: PageUrlSchema,
    platform: PlatformCodeSchema,
    kind: Type.Optional(PageKindSchema),
    template: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  data: Type.Object({ server_time: Type.Integer(), meta: PageMetaSchema, layout: LayoutSchema }),
});

/** @spec microsite-page The plain page that is shown if the page builder has none. */
export const getMicrosite = defineCall({
  id: 'microsite',
  method: 'GET',
  path: getMicrositePath,
  summary: 'Get a regular microsite: its texts as sanitised markup',
  auth: 'none',
  query: strictObject({ page_url: PageUrlSchema, platform: PlatformCodeSchema }),
  data: Type.Object({ meta: PageMetaSchema, html: Type.String() }),
});

/** @spec preview-page Any version of a page, by a signed token. Fails with 4 (not found) for a wrong or expired token. */
export const getPreview = defineCall({
  id: 'page-preview',
  method: 'GET',
  path: getPreviewPath,
  summary: 'Get a published or unpublished version of a page by a signed token',
  auth: 'none',
  query: strictObject({ token: Type.String({ minLength: 1, maxLength: 200 }), platform: PlatformCodeSchema }),
  data: Type.Object({
    server_time: Type.Integer(),
    meta: PageMetaSchema,
    layout: LayoutSchema,
    html: Type.String(),
    /** Epoch milliseconds; absent if the version is not scheduled, or has no end. */
    published_from: Type.Optional(Type.Integer()),
    published_until: Type.Optional(Type.Integer()),
  }),
});
