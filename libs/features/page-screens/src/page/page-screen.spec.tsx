// @vitest-environment happy-dom
import { aCategoryTree, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aComponent, aLayout, aMeta, propsExamples } from './page.examples.ts';
import pageScreen from './page-screen.ts';

/** Mock responses for the components. */
const componentAnswers = {
  '/api/v4/list/items': () => ({ items: someItemCards(6) }),
  '/api/v4/voucher/list': () => ({ vouchers: [] }),
  '/api/v4/category/tree': () => ({ categories: aCategoryTree() }),
};

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];
const strategyPath = '/api/v4/microsite/check_traffic_strategy';
const layoutPath = '/api/v4/pagebuilder/get_csr_page';
const markupPath = '/api/v4/pagebuilder/mvp/get_page_html';
const micrositePath = '/api/v4/microsite/get';

const hero = aComponent(1, 'hero', { title: 'Good morning' });

const show = async (answers: FakeAnswers, input: object = {}, at = '/m/morning-market') => {
  const http = createFakeHttp({ ...componentAnswers, ...answers });
  const screenInput = { route: 'microsite', params: { pathname: 'morning-market' }, query: '', ...input };
  const view = await renderScreen(pageScreen, { http, at, input: screenInput as never, namespaces });
  const head = pageScreen.head(view.store.getState(), screenInput as never, view.context, (key) => key);
  return { ...view, head, asked: http.requests.map(({ path }) => path) };
};

const layout = (...components: readonly object[]) => ({ [layoutPath]: () => aLayout(...components) });
const ofPageBuilder = (render_type = 3) => ({ [strategyPath]: () => ({ render_type }) });

const report = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', report));
afterEach(() => {
  cleanup();
  report.mockClear();
  vi.unstubAllGlobals();
});

/** @spec page-builder-screen */
describe('a page of components', () => {
  it.each(Object.entries(propsExamples))('shows %s', async (type, props) => {
    const { status } = await show({ ...ofPageBuilder(), ...layout(aComponent(1, type, props)) });
    expect(status).toBe(200);
    const text = [props['title'], props['label'], 'Save with vouchers'].find(Boolean);
    // Without vouchers nothing renders, not even a title.
    if (type === 'vouchers') expect(screen.queryByText(String(text))).toBeNull();
    else if (type === 'countdown') expect(await screen.findByText(/Until|Ends in|ended/)).toBeDefined();
    else expect((await screen.findAllByText(String(text))).length).toBeGreaterThan(0);
  });

  it('skips unknown components, and renders the rest', async () => {
    await show({
      ...ofPageBuilder(),
      ...layout(aComponent(9, 'lottery', {}), hero, aComponent(8, 'hero', {})),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Good morning');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('turns markup into elements, without executing any of it', async () => {
    const html =
      '<p onclick="alert(1)">Hi <a href="javascript:alert(1)">there</a></p><script>alert(1)</script>';
    const { container } = await show({ ...ofPageBuilder(), ...layout(aComponent(1, 'rich-text', { html })) });
    const there = await screen.findByText('there');
    expect(there.getAttribute('href')).toBeNull();
    expect(there.closest('p')?.getAttributeNames()).toEqual([]);
    expect(container.querySelector('script')).toBeNull();
  });

  it('has a canonical URL, and a picture and description for sharing', async () => {
    const { head } = await show({ ...ofPageBuilder(), ...layout(hero) });
    expect(head).toMatchObject({
      title: `${aMeta.title} – Pasar`,
      description: aMeta.description,
      canonical: '/m/morning-market',
    });
    expect(head.robots).toBeUndefined();
  });

  it('sets noindex where the page requires it', async () => {
    const page = { ...aLayout(hero), meta: { ...aMeta, indexable: false } };
    const { head } = await show({ ...ofPageBuilder(), [layoutPath]: () => page });
    expect(head.robots).toBe('noindex, follow');
    expect(head.canonical).toBeUndefined();
  });

  it('renders the rest when the items of a list fail', async () => {
    const down = { '/api/v4/list/items': () => refused(-1, { status: 502 }) };
    const carousel = aComponent(2, 'item-carousel', propsExamples['item-carousel']!);
    const { status } = await show({ ...ofPageBuilder(), ...layout(hero, carousel), ...down });
    expect(status).toBe(200);
    expect(await screen.findByText('Good morning')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

/** @spec pb-force pb-fallback-microsite pb-render-modes */
describe('the source of a page', () => {
  const microsite = { [micrositePath]: () => ({ meta: aMeta, html: '<p>Plain text</p>' }) };

  it('is the regular microsite if page builder does not have the page', async () => {
    const { status } = await show(microsite);
    expect(status).toBe(200);
    expect(screen.getByText('Plain text')).toBeDefined();
  });

  it('is page builder without a request if the URL says so', async () => {
    const { asked } = await show(layout(hero), { query: '__pb__=2' }, '/m/morning-market?__pb__=2');
    expect(await screen.findByText('Good morning')).toBeDefined();
    expect(asked).not.toContain(strategyPath);
  });

  it('is pre-rendered markup', async () => {
    const page = { page: { html: { body: '<p>Made ahead</p>' } }, meta: aMeta };
    const { asked } = await show({ ...ofPageBuilder(2), [markupPath]: () => page });
    expect(screen.getByText('Made ahead')).toBeDefined();
    expect(asked).not.toContain(layoutPath);
  });

  it('is the layout if the pre-rendered markup is unavailable', async () => {
    await show({ ...ofPageBuilder(2), ...layout(hero) });
    expect(await screen.findByText('Good morning')).toBeDefined();
  });

  it.each([
    [
      'the page type',
      { [strategyPath]: () => refused(2, { status: 500 }), ...microsite },
      'traffic strategy failed',
    ],
    ['nothing', { ...ofPageBuilder(3), ...layout(hero) }, undefined],
    ['markup', { ...ofPageBuilder(2), ...layout(hero) }, 'fetchPageInfo failed'],
    [
      'markup, which is empty,',
      {
        ...ofPageBuilder(2),
        ...layout(hero),
        [markupPath]: () => ({ page: { html: { body: '' } }, meta: aMeta }),
      },
      'fetchPageInfo failed',
    ],
  ])('reports once that the call for %s failed', async (_, answers, message) => {
    await show(answers);
    expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual(message ? [message] : []);
  });

  it('is missing: answers 404 and links to the current campaigns', async () => {
    const { status, head } = await show({});
    expect(status).toBe(404);
    expect(head.robots).toBe('noindex');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is no longer available');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/campaigns');
  });
});

/** @spec landing-page shop-custom-page shop-custom-page-tmp broadcast-landing */
it.each([
  [
    '/l/brand/official',
    { route: 'landing-page', params: { templateType: 'brand', pageName: 'official' } },
    { kind: 'landing', page_url: 'official', template: 'brand' },
    '/l/brand/official',
  ],
  [
    '/scp/lumo/wel%20come',
    { route: 'shop-custom-page', params: {} },
    { kind: 'shop', page_url: 'lumo/wel come' },
    '/scp/lumo/wel%20come',
  ],
  [
    '/scp_tmp/lumo/a/',
    { route: 'shop-custom-page-tmp', params: {} },
    { kind: 'shop', page_url: 'lumo/a' },
    undefined,
  ],
  ['/scp', { route: 'shop-custom-page', params: {} }, { kind: 'shop', page_url: '-' }, '/scp/-'],
  [
    '/scp/%E0%A4%A',
    { route: 'shop-custom-page', params: {} },
    { kind: 'shop', page_url: '%E0%A4%A' },
    '/scp/%25E0%25A4%25A',
  ],
  [
    '/broadcast/landing',
    { route: 'broadcast-landing', params: {} },
    { kind: 'broadcast', page_url: 'current' },
    undefined,
  ],
  [
    '/broadcast/landing?page=friday',
    { route: 'broadcast-landing', params: {}, query: 'page=friday' },
    { kind: 'broadcast', page_url: 'friday' },
    undefined,
  ],
])('%s requests its own page', async (at, input, query, canonical) => {
  let requestedQuery: unknown;
  const answers: FakeAnswers = {
    [layoutPath]: (request) => {
      requestedQuery = request.query;
      return aLayout(hero);
    },
  };
  const { head } = await show(answers, { path: at.split('?')[0], ...input }, at);
  expect(requestedQuery).toEqual({ ...query, platform: 4 });
  expect(head.canonical).toBe(canonical);
});
