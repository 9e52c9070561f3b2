// @vitest-environment happy-dom
import { anAccount, anAddress, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { resolve } from '@pasar/routing-table';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aComponent, aLayout } from '../page/page.examples.ts';
import { readBanners } from './banner-playground/read-banners.ts';
import { sampleBanners } from './banner-playground/sample-banners.data.ts';
import componentBuilder from './component-builder/component-builder-screen.ts';
import demo from './demo/demo-screen.ts';
import devTool from './dev-tool/dev-tool-screen.ts';
import internal from './index/internal-screen.ts';
import { tools } from './index/tools.data.ts';
import preview from './preview/preview-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];

type Route = Parameters<typeof renderScreen>[1]['input']['route'];

const show = (definition: ScreenDefinition, route: Route, answers: FakeAnswers = {}, query = '') =>
  renderScreen(definition, {
    http: createFakeHttp(answers),
    at: `/?${query}`,
    input: { route, params: {}, query },
    namespaces,
  });

afterEach(cleanup);

/** @spec dev-tool internal-routes */
describe('staff tools', () => {
  it.each(tools.filter(({ name }) => name !== 'Outbox'))('$name is not found on live', ({ to }) => {
    const toggles = ['demo-user-pilot'];
    expect(resolve({ url: to, environment: 'live', toggles }).outcome).toBe('not-found');
    expect(resolve({ url: to, environment: 'test', toggles }).outcome).toBe('screen');
  });

  it('are all linked from their list', async () => {
    await show(internal, 'internal');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(tools.map(({ to }) => to));
  });
});

/** @spec developer-tool */
it('lists every toggle with an override', async () => {
  await show(devTool, 'dev-tool');
  expect(screen.getByRole('button', { name: 'Switch demo-user-pilot on' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove all overrides' }).hasAttribute('disabled')).toBe(true);
});

/** @spec component-builder-page */
describe('the component builder', () => {
  const editor = () => screen.getByLabelText('Properties');
  const type = (value: string) => fireEvent.change(editor(), { target: { value } });

  it('previews the edited component', async () => {
    await show(componentBuilder, 'component-builder');
    type('{ "title": "Good evening" }');
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Good evening');
  });

  it.each([
    ['{', /JSON/],
    ['{}', /title is missing/],
    ['{ "title": "a", "link": "javascript:alert(1)" }', /link must be a path of this store/],
  ])('shows the problem with %s, and no preview', async (text, problem) => {
    await show(componentBuilder, 'component-builder');
    type(text);
    expect(screen.getByRole('status').textContent).toMatch(problem);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy JSON' }).hasAttribute('disabled')).toBe(true);
  });
});

/** @spec banner-playground-page */
it.each([
  ['the sample', JSON.stringify(sampleBanners), []],
  ['invalid JSON', 'x', [expect.stringContaining('JSON')]],
  ['an empty list', '[]', ['Write a list of one to five banners.']],
  ['an empty banner', '[null]', expect.arrayContaining(['Banner 1: subtitle is missing.'])],
  [
    'a script link',
    JSON.stringify([{ ...sampleBanners[0], link: 'javascript:x' }]),
    [expect.stringContaining('path')],
  ],
])('parses %s', (_, text, problems) => {
  const read = readBanners(text);
  expect(read.problems).toEqual(problems);
  expect(read.banners.length > 0).toBe(read.problems.length === 0);
});

/** @spec preview-page */
describe('a preview', () => {
  const hero = aComponent(1, 'hero', { title: 'Not yet published' });
  const path = '/api/v4/pagebuilder/preview';

  it('shows a draft, marked as such', async () => {
    const draft = () => ({ ...aLayout(hero, aComponent(2, 'lottery', {})), html: '' });
    const { status } = await show(preview, 'preview', { [path]: draft }, 'token=1.2.3.x');
    expect(status).toBe(200);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not yet published');
    expect(screen.getByText(/A draft\. 1 components can’t be shown/)).toBeDefined();
  });

  it('answers 404 for a wrong token', async () => {
    expect((await show(preview, 'preview', {}, 'token=x')).status).toBe(404);
  });
});

/** @spec demo-account-page demo-address-page demo-user-pilot */
describe('a demo page', () => {
  const accountPath = '/api/v4/account/basic/get_account_info';
  const member = { [accountPath]: () => anAccount() };

  it('links a visitor to sign in', async () => {
    await show(demo, 'demo-account', { [accountPath]: () => refused(19, { status: 401 }) });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('next=');
  });

  /** @spec roles */
  it.each([
    ['buyer', {}],
    ['seller', { is_seller: true }],
    ['mall-seller', { is_seller: true, is_mall_seller: true }],
  ])('names the role of a %s', async (role, flags) => {
    await show(demo, 'demo-account', { [accountPath]: () => anAccount(flags) });
    expect(screen.getByText('Role').nextElementSibling?.textContent).toBe(role);
  });

  it.each(['demo-account', 'demo-user-pilot-1', 'demo-user-pilot-4'] as const)(
    '%s shows the member',
    async (route) => {
      await show(demo, route, member);
      expect(screen.getByText(String(anAccount().userid))).toBeDefined();
    },
  );

  it.each(['demo-address', 'demo-address-select', 'demo-user-pilot-2', 'demo-user-pilot-3'] as const)(
    '%s shows the addresses',
    async (route) => {
      const address = anAddress();
      await show(demo, route, {
        ...member,
        '/api/v4/account/address/list': () => ({ addresses: [address] }),
      });
      expect(await screen.findByText(address.name)).toBeDefined();
    },
  );
});
