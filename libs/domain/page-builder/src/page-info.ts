/** An answer of the page builder's calls, as it comes off the wire. */
export interface PageAnswer {
  readonly error?: number;
  readonly error_msg?: string;
  readonly __raw?: { readonly status?: number };
  readonly data?: { readonly page?: { readonly html?: string }; readonly meta?: unknown } | null;
  readonly layout?: unknown;
}

/** What is logged and thrown when a page can not be had (doc2 §5). @spec pb-page-fetch page-fetch-failure */
export const pageFetchFailure = 'fetchPageInfo failed';

/** @spec csr-config-error-text */
export const csrConfigFailure = 'fetch csr page config error';

export type PageInfo<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: string };

/** The markup of an answered page; without markup, or with another raw status than 200, a failure to log and throw (doc2 §5). @spec pb-page-fetch */
export const pageHtmlOf = (answer?: PageAnswer | null): PageInfo<string> => {
  const html = answer?.data?.page?.html;
  return html && answer.__raw?.status === 200
    ? { ok: true, value: html }
    : { ok: false, failure: pageFetchFailure };
};

/** The layout of a page that the client renders; any error is thrown by its text (doc2 §8). @spec pb-csr-config csr-config-error */
export const csrLayoutOf = (answer?: PageAnswer | null): PageInfo<unknown> =>
  answer && (answer.error ?? 0) === 0
    ? { ok: true, value: answer.layout ?? null }
    : { ok: false, failure: csrConfigFailure };
