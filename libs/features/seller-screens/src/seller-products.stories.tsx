import { createFakeHttp, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import newProduct from './product/new-product-screen.ts';
import { NewProductScreen } from './product/NewProductScreen.tsx';
import product from './product/product-screen.ts';
import { ProductScreen } from './product/ProductScreen.tsx';
import products from './products/products-screen.ts';
import { ProductsScreen } from './products/ProductsScreen.tsx';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const listInput = { route: 'seller-products', params: {}, query: '' } as const;
const input = { route: 'seller-product', params: { itemId: 5 }, query: '' } as const;
const newInput = { route: 'seller-new-product', params: {}, query: '' } as const;

const listed = {
  ...{ itemid: 5, revision: 2, title: 'Rattan storage basket, hand-woven', stock: 24, sold: 310 },
  ...{ picture: { id: 'p1', width: 640, height: 640 }, model_count: 2, is_published: true },
  ...{ price_min: someMoney(1990), price_max: someMoney(2490) },
};
const soldOut = { ...listed, itemid: 6, title: 'Seagrass mat', stock: 0, model_count: 0 };
const { picture: _, ...withoutPicture } = listed;
const onSale = { ...listed, itemid: 8, title: 'Cane trunk', flash_sale_ends_at: 1_790_000_000_000 };
const draft = { ...withoutPicture, itemid: 7, title: 'Bamboo tray', sold: 0, is_published: false };
const price = someMoney(1990);
const detail = {
  ...{ itemid: 5, revision: 2, title: listed.title, description: 'Woven by hand.', catid: 11 },
  ...{ pictures: [{ id: 'p1', width: 640, height: 640 }], is_published: true },
  tiers: [{ name: 'Colour', options: ['Natural', 'Dark brown'] }],
  models: [
    { modelid: 71, tier_index: [0], price, stock: 20 },
    { modelid: 72, tier_index: [1], price: someMoney(2490), stock: 4 },
  ],
};
const categories = [
  { catid: 1, level: 1, name: 'Home', item_count: 3 },
  { catid: 11, parent_id: 1, level: 2, name: 'Baskets', item_count: 3 },
];

const httpWith = (answers: Parameters<typeof createFakeHttp>[0]) =>
  createFakeHttp({
    [ownShopPath]: () => anOwnShop(),
    '/api/v4/category/tree': () => ({ categories }),
    '/api/v4/seller/product/detail': () => detail,
    ...answers,
  });
const withList = (list: () => unknown) => ({
  ...{ screen: products, input: listInput, at: '/portal/products' },
  http: httpWith({ '/api/v4/seller/product/list': list }),
});
const withAnswers = (answers: Parameters<typeof createFakeHttp>[0]) => ({
  ...{ screen: product, input, at: '/portal/products/5', http: httpWith(answers) },
});

const meta: Meta = {
  title: 'Screens/Seller products',
  render: () => <ProductsScreen input={listInput} />,
  parameters: {
    layout: 'fullscreen',
    screenSetup: withList(() => ({ products: [listed, onSale, soldOut, draft] })),
  },
};
export default meta;

type Story = StoryObj;
const edit: Story = { render: () => <ProductScreen input={input} /> };

/** On sale, in a flash sale, sold out, and a draft without pictures. */
export const Products: Story = {};
export const ProductsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoProducts: Story = { parameters: { screenSetup: withList(() => ({ products: [] })) } };
export const ProductsFailed: Story = {
  parameters: { screenSetup: withList(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const Edit: Story = { ...edit, parameters: { screenSetup: withAnswers({}) } };
export const EditOnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };
/** A flash sale fixes price, variations and visibility. */
export const InFlashSale: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/product/detail': () => ({ ...detail, flash_sale_ends_at: 1_790_000_000_000 }),
    }),
  },
};
/** Someone else has saved it in the meantime. */
export const Changed: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/product/save': () => refused(errorCodes.PRODUCT_CHANGED, { status: 409 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save product' }));
    await expect(await canvas.findByText('Somebody else changed this product')).toBeVisible();
  },
};
/** An empty form shows what is missing. */
export const New: Story = {
  render: () => <NewProductScreen />,
  parameters: {
    screenSetup: { screen: newProduct, input: newInput, at: '/portal/products/new', http: httpWith({}) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save product' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
  },
};
/** Another shop’s product is not found. */
export const NoSuchProduct: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/product/detail': () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    }),
  },
};
