import { isObject } from '@pasar/json';
import { filterAllowedUrls } from './filter-allowed-urls.ts';

/** A page's markup on the wire, in parts (doc2 §3 Page-builder page). @spec page-builder-page */
export type WireHtml = {
  readonly slot_name?: string;
  readonly head?: string;
  readonly body?: string;
  readonly js?: readonly string[];
  readonly css?: readonly string[];
  readonly i18n_collection?: number;
};

/** A response of the page builder's calls, with wire names. */
export type PageBuilderResponse = {
  readonly error?: number;
  readonly error_msg?: string;
  readonly __raw?: { readonly status?: number };
  readonly data?: { readonly page?: { readonly html?: WireHtml }; readonly meta?: unknown } | null;
  readonly layout?: unknown;
};

/** A page's markup as the CMS returned it, to be sanitised before it is shown, with files of allowed hosts only. */
export type PageHtml = {
  readonly slot?: string;
  readonly head: string;
  readonly body: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly textCollection?: number;
};

/** Logged and thrown when a page cannot be fetched (doc2 §5). @spec pb-page-fetch page-fetch-failure */
export const pageFetchFailure = 'fetchPageInfo failed';

/** @spec csr-config-error-text */
export const csrConfigFailure = 'fetch csr page config error';

export type PageResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: string };

const isText = (value: unknown): value is string => typeof value === 'string';

const readHtml = (html: unknown, hosts: readonly string[]): PageHtml | undefined => {
  if (!isObject(html)) return undefined;
  const { slot_name, head, body, js, css, i18n_collection } = html;
  if (!isText(body) || body === '') return undefined;
  return {
    ...(isText(slot_name) && { slot: slot_name }),
    head: isText(head) ? head : '',
    body,
    scripts: filterAllowedUrls(js, hosts),
    styles: filterAllowedUrls(css, hosts),
    ...(Number.isSafeInteger(i18n_collection) && { textCollection: Number(i18n_collection) }),
  };
};

/**
 * The markup of a response, with scripts and styles of `hosts` only; without markup, or with a raw status other than 200, a
 * failure to log and throw (doc2 §5).
 *
 * @spec pb-page-fetch page-builder-page
 */
export const readPageHtml = (
  answer?: PageBuilderResponse | null,
  hosts: readonly string[] = [],
): PageResult<PageHtml> => {
  const value = readHtml(answer?.data?.page?.html, hosts);
  return value && answer?.__raw?.status === 200
    ? { ok: true, value }
    : { ok: false, failure: pageFetchFailure };
};
