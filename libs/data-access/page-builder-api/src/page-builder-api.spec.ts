import { createStore } from '@pasar/base-api';
import { createFakeHttp, refused } from '@pasar/builders';
import { expect, it } from 'vitest';
import { pageBuilderApi } from './page-builder-api.ts';

const path = '/api/v4/pagebuilder/mvp/get_page_html';
const request = { pageUrl: 'guide', platform: 'rw', language: 'en', serverRendered: true } as const;

const ask = async (answer: unknown) => {
  const http = createFakeHttp({ [path]: () => answer });
  const store = createStore({ http });
  const result = await store.dispatch(pageBuilderApi.endpoints.getPageHtml.initiate(request));
  return { result, sent: http.requests[0] };
};

/** @spec pb-language-header get-page-html */
it('sends the platform’s code and the language', async () => {
  const { result, sent } = await ask({ page: { html: { body: '<p>a</p>' } }, meta: { title: 'Guide' } });
  expect(sent).toMatchObject({
    query: { page_url: 'guide', platform: 5, enable_ssr: 'true' },
    headers: { 'X-Shopee-Language': 'en' },
  });
  expect(result.data).toEqual({ body: '<p>a</p>', meta: { title: 'Guide' } });
});

/** @spec pb-page-fetch page-fetch-failure */
it('fails with the specified message for a page without markup', async () => {
  const { result } = await ask({ page: { html: { body: '' } }, meta: {} });
  expect(result.error).toMatchObject({ kind: 'refused', message: 'fetchPageInfo failed' });
});

it('passes on a not-found response', async () => {
  const { result } = await ask(refused(4, { status: 404 }));
  expect(result.error).toMatchObject({ status: 404, code: 4, message: 'fetchPageInfo failed' });
});

/** @spec pb-csr-config csr-config-error csr-config-error-text */
it('fails with the specified message for a refused layout', async () => {
  const http = createFakeHttp({ '/api/v4/pagebuilder/get_csr_page': () => refused(4, { status: 404 }) });
  const query = { page_url: 'guide', platform: 5 } as const;
  const result = await createStore({ http }).dispatch(pageBuilderApi.endpoints.getCsrPage.initiate(query));
  expect(result.error).toMatchObject({ status: 404, code: 4, message: 'fetch csr page config error' });
});
