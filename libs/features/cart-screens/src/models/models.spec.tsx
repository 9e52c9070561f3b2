// @vitest-environment happy-dom
import { aCart, aCartShop, anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import cartScreen from '../cart/cart-screen.ts';
import { kettleLine, kettleModels, pandanLine, soldOutKettle } from './models.examples.ts';

const paths = { get: '/api/v4/cart/get', models: '/api/v4/cart/models', change: '/api/v4/cart/change_model' };

// Loaded first, so that no wait depends on how fast the machine transforms the chunk.
beforeAll(() => import('./ModelDrawer.tsx'));
afterEach(cleanup);

const createCart = (...lines: (typeof kettleLine)[]) => aCart([aCartShop({ lines })]);

async function open(answers: FakeAnswers) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [paths.models]: () => ({ models: kettleModels }),
    ...answers,
  });
  const input = { route: 'cart', params: {}, query: '' } as const;
  return { http, view: await renderScreen(cartScreen, { http, at: '/cart', input }) };
}

const variantButton = (variant: string) =>
  screen.findByRole('button', { name: `${variant}, change the variant of Enamel kettle 1.5 L` });
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change' });

it('changes the variant in place and tells the new price', async () => {
  const cart = { now: createCart(kettleLine) };
  const { http, view } = await open({
    [paths.get]: () => cart.now,
    [paths.change]: () => (cart.now = createCart(pandanLine)),
  });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  fireEvent.click(await option(/Pandan/));
  fireEvent.click(confirm());
  const changed = await variantButton('Pandan, 1.5 L');
  expect(http.sentTo(paths.change)).toEqual([{ shopid: 11, itemid: 102, modelid: 1, to_modelid: 2 }]);
  await waitFor(() =>
    expect(view.toasts.map(({ message }) => message)).toEqual([
      'Changed to Pandan, 1.5 L. The price is now $42.90, before it was $39.90.',
    ]),
  );
  await waitFor(() => expect(document.activeElement).toBe(changed));
});

it('tells when the stock does not suffice for both lines together', async () => {
  const cart = { now: createCart(kettleLine, pandanLine) };
  const { view } = await open({
    [paths.get]: () => cart.now,
    [paths.change]: () => (cart.now = createCart({ ...pandanLine, quantity: 3 })),
  });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  expect((await option(/Pandan/)).closest('label')?.textContent).toContain('2 already in your cart');
  fireEvent.click(await option(/Pandan/));
  fireEvent.click(confirm());
  await waitFor(() => expect(view.toasts.map(({ message }) => message).join()).toMatch(/Only 3 left$/));
});

it('disables sold-out variants, and confirms only a different one', async () => {
  await open({ [paths.get]: () => createCart(kettleLine) });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  expect((await option(/White/)).disabled).toBe(true);
  expect((await option(/Mangosteen/)).checked).toBe(true);
  expect(confirm().disabled).toBe(true);
  fireEvent.click(await option(/Turmeric/));
  expect(confirm().disabled).toBe(false);
});

it('shows how much more or less a variant costs', async () => {
  await open({ [paths.get]: () => createCart(kettleLine) });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  const text = async (name: RegExp) => (await option(name)).closest('label')?.textContent;
  expect(await text(/Pandan/)).toContain('+$3.00');
  expect(await text(/Turmeric/)).toContain('−$5.00');
});

it('offers another variant for a line that is sold out', async () => {
  await open({ [paths.get]: () => createCart(soldOutKettle) });
  fireEvent.click(screen.getByRole('button', { name: 'Choose another variant' }));
  expect((await option(/Pandan/)).disabled).toBe(false);
});

it('offers no other variant for an item without any', async () => {
  await open({ [paths.get]: () => createCart({ ...soldOutKettle, model_count: 1 }) });
  expect(screen.queryByRole('button', { name: /change the variant/ })).toBeNull();
});

it('shows a refusal and what can be bought now', async () => {
  const models: unknown[] = [{ models: [...kettleModels] }];
  const { http, view } = await open({
    [paths.get]: () => createCart(kettleLine),
    [paths.models]: () => models.at(-1),
    [paths.change]: () => refused(errorCodes.OUT_OF_STOCK),
  });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  fireEvent.click(await option(/Pandan/));
  models.push({
    models: kettleModels.map((model) =>
      model.modelid === 2 ? { ...model, stock: 0, problem: 'out-of-stock' } : model,
    ),
  });
  fireEvent.click(confirm());
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  await waitFor(async () => expect((await option(/Pandan/)).disabled).toBe(true));
  expect(http.sentTo(paths.change)).toHaveLength(1);
});

it('retries when the variants fail to load', async () => {
  const answers: unknown[] = [refused(errorCodes.PARAM, { status: 500 })];
  await open({ [paths.get]: () => createCart(kettleLine), [paths.models]: () => answers.at(-1) });
  fireEvent.click(await variantButton('Mangosteen, 1.5 L'));
  const retry = await screen.findByRole('button', { name: 'retry' });
  answers.push({ models: kettleModels });
  fireEvent.click(retry);
  expect(await option(/Pandan/)).toBeTruthy();
});
