import { dayMs, minuteMs } from '@pasar/durations';
import type { Market } from '@pasar/markets';
import { categoryTree } from '../data/category-tree.data.ts';
import type { SpreadPicture } from '../pictures/compose-spread.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { createRandom } from '../create-random.ts';
import type { Random } from '../create-random.ts';
import { testAccounts } from '../data/test-accounts.data.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ShopRow } from './rows.ts';
import type { ShopKind, ShopPlan } from './shop-plans.ts';
import { shopPlans } from './shop-plans.ts';

/** A shop's row and its plan. */
export type ShopWithPlan = { readonly row: ShopRow; readonly plan: ShopPlan };

const flagsByKind: Record<ShopKind, Partial<ShopRow>> = {
  official: { is_official_shop: true, show_official_shop_label: true },
  supermarket: { is_mart: true, shopee_verified: true },
  service: { is_service_by_shopee: true },
  'preferred-plus': { is_preferred_plus_seller: true, shopee_verified: true },
  preferred: { shopee_verified: true },
  plain: {},
};

/** Median waits for a reply, shop by shop. */
const responseMinutes = [4, 25, 90, 11, 240, 40, 660, 7];

const noFlags = {
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
  is_service_by_shopee: false,
  is_mart: false,
};

const listThingCodes = (key: string): string[] =>
  categoryTree
    .filter((top) => top.key === key)
    .flatMap(({ children }) => children.flatMap((branch) => branch.children.flatMap((leaf) => leaf.things)))
    .map((thing) => thing.code);

/** A logo and a cover for each shop, showing things that it sells; shared by all markets. */
export const shopPictures: readonly SpreadPicture[] = shopPlans.flatMap(({ tops }, index) => {
  const random = createRandom(`shop picture ${index}`);
  const codes = random.some(tops.flatMap(listThingCodes), 5);
  return [
    { id: `shop-logo-${index}`, shape: 'logo', codes: codes.slice(0, 1), ground: index },
    { id: `shop-cover-${index}`, shape: 'cover', codes, ground: index },
  ];
});

function pickName({ words, number }: SeedContext, { kind, brand }: ShopPlan, index: number): string {
  const names = splitList(words.shopNames);
  const pattern = { official: words.official, supermarket: words.supermarket }[
    kind as 'official' | 'supermarket'
  ];
  const own = words.shops[(index + number) % words.shops.length] ?? '{name}';
  // Ten names and eight patterns repeat only after forty shops.
  const name = brand ?? names[index % names.length] ?? '';
  return (pattern ?? own).replace('{name}', name);
}

const pickLabels = ({ flagshipLabelId, premiumLabelId }: Market, { label }: ShopPlan): number[] => {
  const id = { flagship: flagshipLabelId, premium: premiumLabelId, none: undefined }[label ?? 'none'];
  return id === undefined ? [] : [id];
};

function makeRow(context: SeedContext, plan: ShopPlan, index: number, random: Random): ShopRow {
  const { market, number, words, now, cities } = context;
  const seller = plan.owner === 'seller';
  return {
    market: market.code,
    shopid: number * 1_000_000 + 101 + index,
    userid: seller ? testAccounts.seller.userid : number * 1_000_000 + 501 + index,
    username: seller ? testAccounts.seller.username : plan.username,
    name: pickName(context, plan, index),
    description: words.shopAbout[index % words.shopAbout.length] ?? '',
    tagline: splitList(words.taglines)[index % splitList(words.taglines).length] ?? '',
    location: random.pick(cities),
    picture: picture('logo', `shop-logo-${index}`),
    cover: picture('cover', `shop-cover-${index}`),
    ctime: now - random.integer(90, 2600) * dayMs,
    last_active: now - random.integer(1, 600) * minuteMs,
    item_count: 0,
    follower_count: Math.round(40 * 1.25 ** random.integer(0, 34)),
    rating_sum: 0,
    rating_count: 0,
    response_rate: random.integer(78, 100),
    response_seconds: 60 * (responseMinutes[index % responseMinutes.length] ?? 0),
    holiday_mode_on: false,
    is_closed: false,
    ...noFlags,
    ...flagsByKind[plan.kind],
    ...(plan.kind === 'supermarket' && index % 2 === 0 ? flagsByKind.official : {}),
    ...(plan.fulfilledByPasar && flagsByKind.service),
    label_ids: pickLabels(market, plan),
  };
}

export const makeShops = (context: SeedContext): ShopWithPlan[] => {
  const random = createRandom(`shops ${context.market.code}`);
  return shopPlans.map((plan, index) => ({ plan, row: makeRow(context, plan, index, random) }));
};
