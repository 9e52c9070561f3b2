import { createFakeHttp, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addOnDeal, bundleDeal, listedAddOn, listedDeal } from './deal.examples.ts';
import deal from './deal/deal-screen.ts';
import { DealScreen } from './deal/DealScreen.tsx';
import newDeal from './deal/new-deal-screen.ts';
import { NewDealScreen } from './deal/NewDealScreen.tsx';
import deals from './deals/deals-screen.ts';
import { DealsScreen } from './deals/DealsScreen.tsx';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const listInput = { route: 'seller-deals', params: {}, query: '' } as const;
const input = { route: 'seller-deal', params: { dealId: 31 }, query: '' } as const;
const newInput = { route: 'seller-new-deal', params: {}, query: '' } as const;
const basket = { itemid: 5, title: 'Rattan storage basket, hand-woven', price_min: someMoney(1990) };
const gift = { ...listedAddOn, dealid: 33, kind: 'gift', name: 'A spoon for every bowl' };

const httpWith = (answers: Parameters<typeof createFakeHttp>[0]) =>
  createFakeHttp({
    [ownShopPath]: () => anOwnShop(),
    '/api/v4/seller/deal/detail': () => bundleDeal,
    '/api/v4/seller/product/list': () => ({ products: [basket] }),
    ...answers,
  });
const withList = (list: () => unknown) => ({
  ...{ screen: deals, input: listInput, at: '/portal/deals' },
  http: httpWith({ '/api/v4/seller/deal/list': list }),
});
const withAnswers = (answers: Parameters<typeof createFakeHttp>[0]) => ({
  ...{ screen: deal, input, at: '/portal/deals/31', http: httpWith(answers) },
});

const meta: Meta = {
  title: 'Screens/Seller deals',
  render: () => <DealsScreen input={listInput} />,
  parameters: {
    layout: 'fullscreen',
    screenSetup: withList(() => ({ deals: [listedDeal, listedAddOn, gift] })),
  },
};
export default meta;

type Story = StoryObj;
const edit: Story = { render: () => <DealScreen input={input} /> };

/** A bundle, an add-on deal and a gift. */
export const Deals: Story = {};
export const DealsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoDeals: Story = { parameters: { screenSetup: withList(() => ({ deals: [] })) } };
export const DealsFailed: Story = {
  parameters: { screenSetup: withList(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const EditBundle: Story = { ...edit, parameters: { screenSetup: withAnswers({}) } };
export const EditAddOn: Story = {
  ...edit,
  parameters: { screenSetup: withAnswers({ '/api/v4/seller/deal/detail': () => addOnDeal }) },
};
export const EditAddOnOnAPhone: Story = { ...EditAddOn, globals: { viewport: { value: 'phone' } } };
export const Ended: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({ '/api/v4/seller/deal/detail': () => ({ ...bundleDeal, phase: 'ended' }) }),
  },
};
/** A product is in another deal at that time. */
export const Overlap: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/deal/save': () => refused(errorCodes.DEAL_OVERLAP, { status: 409 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save deal' }));
    await expect(await canvas.findByText(/in another deal at that time/)).toBeVisible();
  },
};
export const NotFound: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/deal/detail': () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    }),
  },
};
/** An empty form shows what is missing. */
export const New: Story = {
  render: () => <NewDealScreen />,
  parameters: {
    screenSetup: { screen: newDeal, input: newInput, at: '/portal/deals/new', http: httpWith({}) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save deal' }));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
  },
};
