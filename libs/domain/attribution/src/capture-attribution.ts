import type { AttributionParam } from './attribution-params.data.ts';
import { attributionParams, lineShoppingPartners } from './attribution-params.data.ts';

/** A landing: the URL as the visitor opened it, before any redirect. */
export type Landing = {
  /** A URL, or only a path or a query. */
  readonly url: string;
  readonly referrer?: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Source names of line-shopping partners, in lower case; defaults to the table's. */
  readonly partners?: readonly string[];
};

export type CapturedParams = { readonly [Name in AttributionParam]?: string };

/** The stored attribution of a landing, with decoded parameters. */
export type Attribution = {
  /** 1 for a line-shopping partner, else -1. */
  readonly ext_ad_id: 1 | -1;
  /** Epoch milliseconds. */
  readonly captured_at: number;
  readonly referrer?: string;
} & CapturedParams;

/** The query of a URL: after the first `?`, before the first `#`. */
const parseQuery = (url: string): URLSearchParams => {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1));
};

/**
 * The listed parameters of a URL, form-decoded. The first wins if one is repeated. Empty and unlisted parameters are ignored.
 *
 * @spec attribution attribution-params
 */
export const readAttributionParams = (url: string): CapturedParams => {
  const query = parseQuery(url);
  return Object.fromEntries(
    attributionParams.map((name) => [name, query.get(name)] as const).filter(([, value]) => value),
  );
};

/** Whether the source is a line-shopping partner; only `utm_source` and `pid` name a source. */
const isPartner = ({ utm_source = '', pid = '' }: CapturedParams, partners: readonly string[]): boolean =>
  [utm_source, pid].some((source) => partners.some((partner) => source.toLowerCase().includes(partner)));

/**
 * The attribution of a landing (doc2 §3, §9): the listed parameters and `ext_ad_id`, -1 or 1 for a line-shopping partner.
 *
 * @spec attribution ext-ad-id-default ext-ad-id-line
 */
export const captureAttribution = (landing: Landing): Attribution => {
  const { url, referrer, now, partners = lineShoppingPartners } = landing;
  const params = readAttributionParams(url);
  return {
    ...params,
    ext_ad_id: isPartner(params, partners) ? 1 : -1,
    captured_at: now,
    ...(referrer ? { referrer } : {}),
  };
};
