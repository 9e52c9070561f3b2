import { createServer } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPageBuilderCalls } from './register-page-builder-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let live: FastifyInstance;
const now = 1_000_000;

type Version = {
  readonly pageid: number;
  readonly version?: number;
  readonly language?: string;
  readonly title: string;
  readonly components?: readonly object[];
  readonly html?: string;
  readonly pre_rendered?: boolean;
  readonly platforms?: number[];
  readonly published_from?: number | null;
  readonly published_until?: number | null;
};

const hero = { id: 1, type: 'hero', props: { title: 'Hi' } };

const addPage = (pageid: number, page_url: string, more: object = {}) =>
  store.db
    .insertInto('page')
    .values({ market: 'SG', pageid, kind: 'built', page_url, template: '', shopid: null, ...more })
    .execute();

const addVersion = ({ components = [], ...version }: Version) =>
  store.db
    .insertInto('page_version')
    .values({
      market: 'SG',
      version: 1,
      language: '',
      description: '',
      picture: null,
      html: '',
      pre_rendered: false,
      indexable: true,
      platforms: [4, 5],
      published_from: 0,
      published_until: null,
      ...version,
      components: JSON.stringify(components),
    })
    .execute();

async function open(listsPages: boolean) {
  const server = await createServer({
    sessions: { find: async () => undefined },
    now: () => now,
    logLevel: 'silent',
  });
  registerPageBuilderCalls(server, { db: store.db, previewSecret: 'secret', listsPages });
  return server;
}

beforeAll(async () => {
  store = await createTestDatabase();
  app = await open(true);
  live = await open(false);
  await addPage(1, 'summer');
  await addVersion({ pageid: 1, title: 'First', components: [hero] });
  await addVersion({ pageid: 1, version: 2, title: 'Second', components: [hero], html: '<p>plain</p>' });
  await addVersion({ pageid: 1, version: 2, language: 'zh-Hans', title: '第二', components: [hero] });
  await addVersion({ pageid: 1, version: 3, title: 'Tomorrow', components: [hero], published_from: now + 1 });
  await addVersion({ pageid: 1, version: 4, title: 'Draft', components: [hero], published_from: null });
  await addPage(2, 'guide');
  await addVersion({ pageid: 2, title: 'Guide', html: '<p onclick="x">a</p>', pre_rendered: true });
  await addPage(3, 'over');
  await addVersion({ pageid: 3, title: 'Over', components: [hero], published_until: now });
  await addPage(4, 'desktop');
  await addVersion({ pageid: 4, title: 'Desktop', components: [hero], platforms: [4] });
  await addPage(5, 'plain');
  await addVersion({ pageid: 5, title: 'Plain', html: '<p>b</p><script>1</script>' });
  await addPage(6, 'sale', { kind: 'landing', template: 'brand' });
  await addVersion({ pageid: 6, title: 'Brand', components: [hero] });
  await addPage(7, 'dirty');
  await addVersion({
    pageid: 7,
    title: 'Dirty',
    components: [
      {
        id: 2,
        type: 'columns',
        props: {},
        children: [{ id: 3, type: 'rich-text', props: { html: '<img src=x onerror=alert(1)>c' } }],
      },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await live.close();
  await store.close();
});

async function get(path: string, { headers = {}, server = app, market = 'sg' } = {}) {
  const answer = await server.inject({
    url: `/api/v4/${path}`,
    headers: { host: `${market}.localhost`, ...headers },
  });
  const { error, data } = answer.json();
  return error === 0 ? data : { error, status: answer.statusCode };
}
const csr = (pageUrl: string, more = '') =>
  get(`pagebuilder/get_csr_page?page_url=${pageUrl}&platform=5${more}`);
const notFound = { error: 4, status: 404 };

/** @spec get-csr-page */
describe('a page as components', () => {
  it('is the newest version whose publication time has come', async () => {
    const { meta, layout, server_time } = await csr('summer');
    expect(meta).toMatchObject({ page_id: 1, version: 2, title: 'Second' });
    expect(server_time).toBe(now);
    expect(layout.component_list[0]).toMatchObject({
      fe_id: 'hero',
      properties: [{ key: 'title', value: 'Hi' }],
      packages: [{ platform: 5 }],
    });
  });

  it('is in the visitor’s language where there is one', async () => {
    const { meta } = await get('pagebuilder/get_csr_page?page_url=summer&platform=5', {
      headers: { 'accept-language': 'zh-Hans' },
    });
    expect(meta.title).toBe('第二');
  });

  it('ignores slashes around its name', async () => {
    expect((await csr('/summer/')).meta.page_id).toBe(1);
  });

  it('is sanitised, nested components too', async () => {
    const { layout } = await csr('dirty');
    expect(layout.component_list[0].children[0].properties).toEqual([{ key: 'html', value: '<img />c' }]);
  });

  it.each([
    ['unknown', 'none', ''],
    ['over', 'over', ''],
    ['without components', 'guide', ''],
    ['for the other platform', 'desktop', ''],
    ['of another kind', 'summer', '&kind=shop'],
    ['of another template', 'sale', '&kind=landing&template=guide'],
  ])('answers NOT_FOUND for a page that is %s', async (_, pageUrl, more) => {
    expect(await csr(pageUrl, more)).toEqual(notFound);
  });

  it('is found by its template, in its own market only', async () => {
    expect((await csr('sale', '&kind=landing&template=brand')).meta.title).toBe('Brand');
    expect(await get('pagebuilder/get_csr_page?page_url=summer&platform=5', { market: 'my' })).toEqual(
      notFound,
    );
  });

  it('rejects an invalid platform', async () => {
    expect(await get('pagebuilder/get_csr_page?page_url=summer&platform=6')).toMatchObject({ status: 400 });
  });
});

/** @spec pb-traffic-strategy */
it.each([
  ['summer', { render_type: 3 }],
  ['guide', { render_type: 2 }],
  ['plain', notFound],
  ['none', notFound],
])('the strategy for %s', async (url, expected) => {
  expect(await get(`microsite/check_traffic_strategy?url=${url}&platform=rw`)).toEqual(expected);
});

/** @spec get-page-html */
it('returns only prerendered markup, sanitised', async () => {
  const path = (name: string) => `pagebuilder/mvp/get_page_html?page_url=${name}&platform=4&enable_ssr=true`;
  expect((await get(path('guide'))).page.html.body).toBe('<p>a</p>');
  expect(await get(path('summer'))).toEqual(notFound);
});

/** @spec microsite-page */
it('returns the plain microsite of a page with markup', async () => {
  const path = (name: string) => `microsite/get?page_url=${name}&platform=4`;
  expect((await get(path('plain'))).html).toBe('<p>b</p>');
  expect((await get(path('summer'))).html).toBe('<p>plain</p>');
  expect(await get(path('desktop'))).toEqual(notFound);
});

/** @spec preview-page */
describe('a preview', () => {
  it('opens a draft by its token, in its own market only', async () => {
    const { pages } = await get('internal/pages');
    const draft = pages.find(({ title }: { title: string }) => title === 'Draft');
    expect(draft.state).toBe('draft');
    const path = `pagebuilder/preview?platform=4&token=${draft.token}`;
    expect((await get(path)).meta.title).toBe('Draft');
    expect(await get(path, { market: 'my' })).toEqual(notFound);
    expect(await get(path, { server: live })).toMatchObject({ meta: { title: 'Draft' } });
  });

  it('reports whether a version is published, planned or over', async () => {
    const { pages } = await get('internal/pages');
    const states = Object.fromEntries(
      pages.map(({ title, state }: { title: string; state: string }) => [title, state]),
    );
    expect(states).toMatchObject({ Second: 'published', Tomorrow: 'planned', Over: 'ended' });
  });

  it('lists no pages on a live store', async () => {
    expect(await get('internal/pages', { server: live })).toMatchObject({ status: 404 });
  });

  it('rejects another token', async () => {
    expect(await get('pagebuilder/preview?platform=4&token=1.1.9999999999999.x')).toEqual(notFound);
  });
});
