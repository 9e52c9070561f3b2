import type { Tree } from '@nx/devkit';
import { expect, it } from 'vitest';
import { createWorkspaceTree, runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, screensTable, tables } from '../../workspace-paths.data.ts';
import apiCall from '../api-call/generator.ts';
import route from '../route/generator.ts';
import screen from './generator.ts';

const root = `${workspacePaths.features}/order-screens`;
const options = { name: 'gift-page', library: 'order-screens', route: 'gift-page' };
const addRoute = (tree: Tree) => route(tree, { id: 'gift-page', pattern: '/gift/{giftId:int}' });

it('adds a screen for a route', async () => {
  const files = await runGenerator(screen, options, addRoute);
  const registered = files[screensTable('order-screens').file];
  expect(registered).toContain("import('@pasar/order-screens/gift-page')");
  expect(registered).toMatch(/\n {2}'gift-page': giftPage,\n/);
  // The route was added to the list and the screen removed it: the file is unchanged.
  expect(files[tables.unbuiltRoutes.file]).toBeUndefined();
  expect(files[`${root}/package.json`]).toContain('"./gift-page": "./src/gift-page/gift-page-screen.ts"');
  expect(files[`${root}/src/gift-page/GiftPageScreen.spec.tsx`]).toContain('params: { giftId: 1 }');
  expect(files[`${root}/src/gift-page/GiftPageScreen.tsx`]).toContain("ScreenComponentProps<'gift-page'>");
  expect(files[`${root}/src/gift-page/GiftPageScreen.stories.tsx`]).toContain(
    '<GiftPageScreen input={input} />',
  );
  expect(files[`${root}/src/gift-page/gift-page.examples.ts`]).toBeUndefined();
  expect(files[`${root}/README.md`]).toContain('`./gift-page`: the screen of the route `gift-page`.');
});

it('adds its texts in every language, marked for translation', async () => {
  const files = await runGenerator(screen, options, addRoute);
  expect(JSON.parse(files[`${root}/src/translations/pl.json`] ?? '')).toMatchObject({
    gift_page_title: 'Gift page',
  });
  expect(JSON.parse(files[workspacePaths.toTranslate] ?? '').keys[`${root}/src/translations`]).toEqual(
    expect.arrayContaining(['gift_page_text', 'gift_page_title']),
  );
});

it.each([
  ['session', 'signedIn: true,'],
  ['none', 'namespaces: [orderTexts],\n  needs:'],
] as const)('is for whom the call is for: %s', async (auth, expected) => {
  const tree = createWorkspaceTree();
  await addRoute(tree);
  const call = {
    name: 'get-gifts',
    scope: 'order',
    method: 'GET',
    path: '/api/v4/order/gifts',
    auth,
  } as const;
  await apiCall(tree, call);
  await screen(tree, { ...options, scope: 'order', call: 'get-gifts' });
  expect(tree.read(`${root}/src/gift-page/gift-page-screen.ts`, 'utf-8')).toContain(expected);
});

it('renders the list of a call with its states', async () => {
  const tree = createWorkspaceTree();
  await addRoute(tree);
  await apiCall(tree, {
    name: 'get-gifts',
    scope: 'order',
    method: 'GET',
    path: '/api/v4/order/gifts',
  });
  await screen(tree, { ...options, scope: 'order', call: 'get-gifts' });
  const text = tree.read(`${root}/src/gift-page/GiftPageScreen.tsx`, 'utf-8');
  expect(text).toContain('getGiftsApi.useGetGiftsQuery({})');
  expect(tree.read(`${root}/src/gift-page/gift-page-screen.ts`, 'utf-8')).toContain(
    'needs: [() => [getGiftsApi.endpoints.getGifts.initiate({})]],',
  );
  const example = tree.read(`${root}/src/gift-page/gift-page.examples.ts`, 'utf-8');
  expect(example).toContain('export const giftPageExample: Answer');
  const stories = tree.read(`${root}/src/gift-page/GiftPageScreen.stories.tsx`, 'utf-8');
  expect(stories).toContain("'/api/v4/order/gifts': answer");
  // Otherwise the story waits for its network, which never answers, before it renders.
  expect(stories).toContain('loading: true');
});

it.each([
  ['an unknown library', { library: 'nothing-screens' }, 'There are: account-screens, app-screens'],
  ['a library that registers no screens', { library: 'checkout-screens' }, 'There is no'],
  ['an unknown route', { route: 'nowhere' }, 'There is no route nowhere'],
  ['a route with a screen', { route: 'cart' }, 'The route cart has a screen already'],
  ['a name in use', { name: 'order-detail' }, 'exists already'],
  ['a name that is not in kebab-case', { name: 'GiftPage' }, 'is not kebab-case'],
  ['an unknown call', { scope: 'order', call: 'get-nothing' }, 'add the call with the generator api-call'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(screen, { ...options, ...changes }, addRoute)).rejects.toThrow(message);
});
