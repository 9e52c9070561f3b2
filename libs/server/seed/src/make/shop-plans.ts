import { foodBrands, officialBrands } from '../data/brands.data.ts';

export type ShopKind = 'official' | 'supermarket' | 'service' | 'preferred-plus' | 'preferred' | 'plain';

/** A shop of the demo catalogue, the same in every market except for its name and city. */
export type ShopPlan = {
  readonly kind: ShopKind;
  readonly username: string;
  /** Keys of its top categories. */
  readonly tops: readonly string[];
  /** The brand of an official shop; the name of a supermarket. */
  readonly brand?: string;
  readonly owner?: 'seller';
  /** Also sells through the marketplace's own warehouse. */
  readonly fulfilledByPasar?: true;
  /** The market's label of the shop, in markets that have one. */
  readonly label?: 'flagship' | 'premium';
};

const food = ['fresh-food', 'food-drinks'];
const officialTops = [
  'electronics',
  'fashion',
  'shoes-bags',
  'home',
  'beauty-health',
  'toys-baby',
  'sports',
  'accessories',
];
const categoryMixes = [
  ['fashion', 'shoes-bags', 'accessories'],
  ['electronics', 'books-hobbies'],
  ['home', 'garden-tools'],
  ['beauty-health', 'accessories'],
  ['toys-baby', 'books-hobbies'],
  ['sports', 'shoes-bags'],
  ['fresh-food', 'food-drinks', 'garden-tools'],
  ['home', 'electronics', 'toys-baby'],
];

const usernames = (
  'sunday.finds corner_goods bluekettle papaya.house twinlanterns greenladder mintandco oldharbour ' +
  'tinyforest quietmill redboat morninglane kiteandstring saltmarsh tamarind.lane ninebaskets clay.and.oak ' +
  'paperbirds riverstone goodpockets lemonstreet highmeadow smallthunder driftwood.shop'
).split(' ');

const toSlug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.');

const planShops = (kind: ShopKind, count: number, from: number): ShopPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    username: usernames[from + index] ?? '',
    tops: categoryMixes[index % categoryMixes.length] ?? food,
  }));

const serviceCategories: readonly (readonly string[])[] = [
  ['electronics'],
  ['home'],
  ['beauty-health', 'toys-baby'],
  ['fashion', 'sports'],
];

/** Additional properties of some official shops, by index. */
const officialExtras: readonly Pick<ShopPlan, 'fulfilledByPasar' | 'label'>[] = [
  { label: 'flagship' },
  { fulfilledByPasar: true },
];

/** Forty shops of all kinds. */
export const shopPlans: readonly ShopPlan[] = [
  ...officialBrands.map((brand, index): ShopPlan => ({
    kind: 'official',
    username: `${toSlug(brand)}.official`,
    tops: [officialTops[index] ?? 'home'],
    brand,
    ...officialExtras[index],
  })),
  ...foodBrands.slice(0, 4).map((brand): ShopPlan => ({
    kind: 'supermarket',
    username: `${toSlug(brand)}.market`,
    tops: food,
    brand,
  })),
  ...serviceCategories.map((tops, index): ShopPlan => ({
    kind: 'service',
    username: `pasar.direct${index + 1}`,
    tops,
  })),
  ...planShops('preferred-plus', 8, 0).map((plan, index) =>
    index < 3 ? { ...plan, label: 'premium' as const } : plan,
  ),
  ...planShops('preferred', 8, 8),
  ...planShops('plain', 7, 16),
  { kind: 'plain', username: 'selvi', tops: ['fashion', 'home', 'beauty-health'], owner: 'seller' },
];
