import { findCampaign, findVoucherByPromotion } from '@pasar/catalogue-service';
import { serveCall } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { languageHeader } from '@pasar/page-builder';
import {
  checkTrafficStrategy,
  getCsrPage,
  getMicrosite,
  getPageHtml,
  getPreview,
  getSellerLanding,
  listPages,
} from '@pasar/page-builder-contract';
import type { FastifyInstance } from 'fastify';
import type { PageBuilderDeps, PageView } from './page-builder-deps.ts';
import { readCsrPage, readMicrosite, readPageMarkup, readStrategy } from './read-pages.ts';
import { readPageVersions, readPreview } from './read-previews.ts';

export type PageBuilderOptions = PageBuilderDeps & {
  /** Signs page-preview links. */
  readonly previewSecret: string;
  /** Whether anyone may list the versions of all pages; never on a live store. */
  readonly listsPages: boolean;
};

type Visit = { readonly market: Market; readonly language: string; readonly now: number };

const platformCodes = { pc: 4, rw: 5 } as const;

const toView = ({ market, language, now }: Visit, platform: number): PageView => ({
  market: market.code,
  language,
  platform,
  now,
});

/** Returns the header's language if the market has it, else the visitor's. @spec pb-language-header */
const readLanguage = ({ languages }: Market, asked: string | undefined, own: string): string =>
  languages.find((language) => language === asked) ?? own;

function registerBuiltPages(app: FastifyInstance, deps: PageBuilderDeps): void {
  serveCall(app, checkTrafficStrategy, (call) =>
    readStrategy(deps, toView(call, platformCodes[call.query.platform]), call.query.url),
  );
  serveCall(app, getPageHtml, (call) => {
    const language = readLanguage(call.market, call.readHeader(languageHeader.toLowerCase()), call.language);
    return readPageMarkup(deps, toView({ ...call, language }, call.query.platform), call.query.page_url);
  });
  serveCall(app, getCsrPage, (call) => {
    const { page_url: pageUrl, kind = 'built', template, platform } = call.query;
    return readCsrPage(deps, toView(call, platform), { kind, pageUrl, template });
  });
  serveCall(app, getMicrosite, (call) =>
    readMicrosite(deps, toView(call, call.query.platform), call.query.page_url),
  );
}

function registerSellerLanding(app: FastifyInstance, deps: PageBuilderDeps): void {
  serveCall(app, getSellerLanding, async ({ market, now, query: { page_type, promotion_id } }) => {
    const view = { market: market.code, now };
    return page_type === 'campaign'
      ? { server_time: now, campaign: await findCampaign(deps, view, promotion_id) }
      : { server_time: now, voucher: await findVoucherByPromotion(deps, view, promotion_id) };
  });
}

/** Registers the calls of pages built of components, landing pages of promotions, and previews. */
export function registerPageBuilderCalls(app: FastifyInstance, options: PageBuilderOptions): void {
  const { previewSecret, listsPages } = options;
  registerBuiltPages(app, options);
  registerSellerLanding(app, options);
  serveCall(app, getPreview, (call) =>
    readPreview(options, toView(call, call.query.platform), previewSecret, call.query.token),
  );
  if (listsPages)
    serveCall(app, listPages, async ({ market, now }) => ({
      pages: await readPageVersions(options, { market: market.code, now }, previewSecret),
    }));
}
