import type { ItemCardData } from './item-card-data.ts';

const sgd = (amount: number): { readonly amount: number; readonly currency: string } => ({
  amount,
  currency: 'SGD',
});

const plain: ItemCardData = {
  itemid: 1001,
  shopid: 11,
  name: 'Woven rattan basket with a lid, hand made, 32 cm',
  picture: { id: 'basket', width: 640, height: 640 },
  price: sgd(2490),
  stock: 12,
  historical_sold: 86,
  item_rating: { rating_star: 4.8 },
  shop_location: 'Tampines',
};

type ExampleName =
  | 'plain'
  | 'discounted'
  | 'flashSale'
  | 'supermarket'
  | 'range'
  | 'wideRange'
  | 'soldOut'
  | 'adult'
  | 'unrated'
  | 'longName';

/** An item for each state of the card, shared by stories and specs. */
export const itemCardExamples: Readonly<Record<ExampleName, ItemCardData>> = {
  plain,
  discounted: {
    ...plain,
    itemid: 1002,
    name: 'Enamel kettle 1.5 L, mangosteen',
    picture: { id: 'kettle', width: 640, height: 640 },
    price: sgd(3990),
    price_before_discount: sgd(5990),
    raw_discount: 33,
    historical_sold: 12840,
    is_official_shop: true,
    show_official_shop_label: true,
    show_free_shipping: true,
    voucher_info: { label: '$5 off' },
    shop_location: 'Singapore',
  },
  flashSale: {
    ...plain,
    itemid: 1003,
    name: 'Wireless earphones with a charging case, 24 hours of sound',
    picture: { id: 'earphones', width: 640, height: 640 },
    price: sgd(1590),
    price_before_discount: sgd(4990),
    raw_discount: 68,
    is_on_flash_sale: true,
    is_preferred_plus_seller: true,
    bundle_deal_info: { bundle_deal_label: 'Buy 2, 10% off' },
    historical_sold: 3120,
  },
  supermarket: {
    ...plain,
    itemid: 1004,
    name: 'Jasmine rice, new crop, 5 kg',
    picture: { id: 'rice', width: 640, height: 640 },
    price: sgd(1385),
    is_mart: true,
    show_free_shipping: true,
    can_use_cod: true,
    historical_sold: 45200,
    item_rating: { rating_star: 4.9 },
  },
  range: {
    ...plain,
    itemid: 1005,
    name: 'Cotton T-shirt, regular fit, twelve colours, S to 5XL, pre-shrunk, breathable and soft for every day of the year',
    picture: { id: 'shirt', width: 640, height: 640 },
    price: sgd(990),
    price_min: sgd(990),
    price_max: sgd(1490),
    shopee_verified: true,
    is_new_arrival: true,
  },
  wideRange: {
    ...plain,
    itemid: 1009,
    name: 'Teak table, made to measure',
    picture: { id: 'pot', width: 640, height: 640 },
    price: sgd(1_290_000),
    price_min: sgd(1_290_000),
    price_max: sgd(3_450_000),
    is_service_by_shopee: true,
    can_use_wholesale: true,
  },
  soldOut: {
    ...plain,
    itemid: 1006,
    name: 'Batik scarf, limited',
    picture: { id: 'scarf', width: 640, height: 640 },
    stock: 0,
  },
  adult: {
    ...plain,
    itemid: 1007,
    name: 'Red wine, 750 ml',
    picture: { id: 'wine', width: 640, height: 640 },
    is_adult: true,
  },
  unrated: {
    ...plain,
    itemid: 1008,
    name: 'Clay flower pot',
    picture: { id: 'pot', width: 640, height: 640 },
    historical_sold: 0,
    item_rating: { rating_star: 0 },
  },
  longName: {
    ...plain,
    itemid: 1010,
    name: 'Najwyższejjakościnieprzemakalnypokrowiec przeciwdeszczowy na rower górski z odblaskami i torbą do przechowywania',
    picture: { id: 'scarf', width: 640, height: 640 },
    shop_location: 'Województwo kujawsko-pomorskie, Aleksandrów Kujawski',
    voucher_info: { label: 'Kupon powitalny na dwadzieścia pięć złotych rabatu' },
    show_free_shipping: true,
  },
};
