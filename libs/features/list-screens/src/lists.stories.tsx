import {
  anAccount,
  aPicture,
  createFakeHttp,
  failedSetup,
  loadingSetup,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { hourMs } from '@pasar/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import collectionScreen from './collection/collection-screen.ts';
import { CollectionScreen } from './collection/CollectionScreen.tsx';
import flashSaleScreen from './flash-sale/flash-sale-screen.ts';
import { FlashSaleScreen } from './flash-sale/FlashSaleScreen.tsx';
import myLikesScreen from './my-likes/my-likes-screen.ts';
import { MyLikesScreen } from './my-likes/MyLikesScreen.tsx';
import walletScreen from './voucher-wallet/voucher-wallet-screen.ts';
import { VoucherWalletScreen } from './voucher-wallet/VoucherWalletScreen.tsx';

const now = 1_790_000_000_000;

const items = ['kettle', 'basket', 'rice', 'shirt'].flatMap((id, index) =>
  someItemCards(1, 101 + index, { picture: aPicture(id) }),
);

const saleItems = items.map((item, index) => ({
  ...item,
  flash_sale: {
    starts_at: 0,
    ends_at: now + hourMs,
    price: someMoney(1290),
    price_before: someMoney(2490),
    stock: 10,
    sold: [4, 10, 9, 0][index] ?? 0,
    per_user_limit: 1,
  },
}));

const sale: FakeAnswers = {
  '/api/v4/flash_sale/sessions': () => ({
    server_time: now,
    sessions: [
      { starts_at: now - hourMs, ends_at: now + hourMs, ongoing: true, item_count: 4 },
      { starts_at: now + 2 * hourMs, ends_at: now + 3 * hourMs, ongoing: false, item_count: 4 },
    ],
  }),
  '/api/v4/flash_sale/items': () => ({
    server_time: now,
    items: saleItems,
    categories: [{ catid: 1, name: 'Kitchen', item_count: 4 }],
  }),
};

const flashSaleInput = { route: 'flash-sale', params: {}, query: '' } as const;
const createSetup = (answers: FakeAnswers) => ({
  ...{ screen: flashSaleScreen, input: flashSaleInput, at: '/flash_sale' },
  http: createFakeHttp(answers),
});

const meta: Meta = {
  title: 'Screens/Lists',
  render: () => <FlashSaleScreen input={flashSaleInput} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(sale) },
};
export default meta;

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

/** The running session; items are at several shares of their stock, one is sold out. */
export const FlashSale: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(items.length);
  },
};

export const FlashSaleOnAPhoneInTheDark: Story = { globals: { ...phone, scheme: 'dark' } };

export const NoFlashSale: Story = {
  parameters: {
    screenSetup: createSetup({ '/api/v4/flash_sale/sessions': () => ({ server_time: now, sessions: [] }) }),
  },
};

const collectionInput = { route: 'collection-by-id', params: { collectionId: 7 }, query: '' } as const;
const collection = (answers: FakeAnswers): Story => ({
  render: () => <CollectionScreen input={collectionInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: collectionScreen, input: collectionInput, at: '/collections/7' },
      http: createFakeHttp(answers),
    },
  },
});

const picnic = {
  collectionid: 7,
  name: 'Picnic time',
  description: 'All for a day outside',
  picture: aPicture('basket'),
  item_count: 1234,
};

export const Collection = collection({
  '/api/v4/collection/get': () => picnic,
  '/api/v4/list/items': () => ({ items }),
});

export const CollectionEmpty = collection({
  '/api/v4/collection/get': () => ({ ...picnic, item_count: 0 }),
  '/api/v4/list/items': () => ({ items: [] }),
});

export const EndedCollection = collection({ '/api/v4/list/items': () => ({ items: [] }) });

const likesInput = { route: 'user-my-likes', params: {}, query: '' } as const;
const likes = (liked: typeof items): Story => ({
  render: () => <MyLikesScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: myLikesScreen, input: likesInput, at: '/user/my-likes' },
      http: createFakeHttp({
        '/api/v4/account/basic/get_account_info': () => anAccount(),
        '/api/v4/item/my_likes': () => ({ items: liked, has_more: false, private: false }),
      }),
    },
  },
});

export const Favourites = likes(items);

export const NoFavourites = likes([]);

const voucher = (code: string, status_code: number) => ({
  ...{ code, kind: 'fixed', label: '$5 off', min_spend: someMoney(2500), status_code },
  ...{ starts_at: 0, ends_at: 4_102_444_800_000 },
});

const walletInput = { route: 'user-voucher-wallet', params: {}, query: 'tab=claim' } as const;

/** One voucher to claim and one that was claimed. */
export const Vouchers: Story = {
  globals: phone,
  render: () => <VoucherWalletScreen input={walletInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: walletScreen, input: walletInput, at: '/user/voucher-wallet?tab=claim' },
      http: createFakeHttp({
        '/api/v4/voucher/list': () => ({ vouchers: [voucher('WEEK5', 1), voucher('PICNIC5', 3)] }),
        '/api/v4/voucher/states': () => ({
          states: [
            { code: 'WEEK5', status_code: 1 },
            { code: 'PICNIC5', status_code: 3 },
          ],
        }),
      }),
    },
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
