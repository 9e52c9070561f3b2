import type { RootState } from '@pasar/base-api';
import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';
import { shopInState, shopItemsQueryOf, shopQueryOf } from './shop-data.ts';
import type { ShopRoute } from './shop-data.ts';

type Input = ScreenInput<ShopRoute>;

/** First the shop, and how its cards are. */
export const shopNeeds = (input: Input): readonly Need[] => [
  catalogueApi.endpoints.getShop.initiate(shopQueryOf(input)),
  needCardManifests('STANDARD'),
];

/** Then what it has: its id is known by now. */
export const shopItemsNeeds = (input: Input, context: ScreenContext, state: RootState): readonly Need[] => {
  const { answer } = shopInState(state, input);
  return answer
    ? [catalogueApi.endpoints.searchItems.initiate(shopItemsQueryOf(answer.shop.shopid, input, context))]
    : [];
};
