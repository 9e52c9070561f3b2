import { expect, it } from 'vitest';
import { createWorkspaceTree, runGenerator } from '../../testing/workspace-tree.ts';
import { places, tables } from '../../workspace-places.data.ts';
import apiCall from '../api-call/generator.ts';
import screen from './generator.ts';

const root = `${places.features}/order-screens`;
const options = { name: 'invoice', library: 'order-screens', route: 'invoice' };

it('adds a screen that answers its route', async () => {
  const files = await runGenerator(screen, options);
  expect(files[tables.screens.file]).toContain("screenEntry('@pasar/order-screens/invoice', () =>");
  expect(files[tables.screens.file]).toMatch(/\n {4}invoice,\n/);
  expect(files[tables.unbuiltRoutes.file]).not.toContain("'invoice'");
  expect(files[`${root}/package.json`]).toContain('"./invoice": "./src/invoice/invoice-screen.ts"');
  expect(files[`${root}/src/invoice/InvoiceScreen.spec.tsx`]).toContain('params: { order_id: 1 }');
  expect(files[`${root}/README.md`]).toContain('`./invoice`: the screen of the route `invoice`.');
});

it('adds its texts in every language, to be translated', async () => {
  const files = await runGenerator(screen, options);
  expect(JSON.parse(files[`${root}/src/translations/pl.json`] ?? '')).toMatchObject({
    invoice_title: 'Invoice',
  });
  expect(JSON.parse(files[places.toTranslate] ?? '').keys[`${root}/src/translations`]).toEqual([
    'invoice_empty',
    'invoice_title',
  ]);
});

it('shows the list of a call, with the states that it has', async () => {
  const tree = createWorkspaceTree();
  await apiCall(tree, {
    name: 'get-invoices',
    scope: 'order',
    method: 'GET',
    path: '/api/v4/order/invoices',
  });
  await screen(tree, { ...options, scope: 'order', call: 'get-invoices' });
  const text = tree.read(`${root}/src/invoice/InvoiceScreen.tsx`, 'utf-8');
  expect(text).toContain('getInvoicesApi.useGetInvoicesQuery({})');
  expect(tree.read(`${root}/src/invoice/invoice-screen.ts`, 'utf-8')).toContain(
    'needs: [() => [getInvoicesApi.endpoints.getInvoices.initiate({})]],',
  );
  expect(tree.read(`${root}/src/invoice/InvoiceScreen.stories.tsx`, 'utf-8')).toContain(
    "'/api/v4/order/invoices': answer",
  );
});

it.each([
  ['an unknown library', { library: 'nothing-screens' }, 'There is no library'],
  ['an unknown route', { route: 'nowhere' }, 'There is no route nowhere'],
  ['a route with a screen', { route: 'cart' }, 'The route cart has a screen already'],
  ['a name in use', { name: 'order-detail' }, 'exists already'],
  ['a name that is not kebab-case', { name: 'Invoice' }, 'is not kebab-case'],
  ['an unknown call', { scope: 'order', call: 'get-nothing' }, 'add the call with the generator api-call'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(screen, { ...options, ...changes })).rejects.toThrow(message);
});
