import { catalogueApi, listsApi, needCardManifests, vouchersApi } from '@pasar/catalogue-api';
import type { ItemListQuery, VouchersQuery } from '@pasar/catalogue-api';
import { optional } from '@pasar/base-api';
import type { ComponentProps, PageComponent } from '@pasar/page-builder';
import type { Need } from '@pasar/screen-kit';

/** The card set of campaign pages. */
export const pageCardSet = 'LITE_PROMOTION_MICROSITE';

const cardsInRow = 12;
const cardsInGrid = 20;
const vouchersInRow = 6;

/** The query for a row of cards. */
export const carouselQuery = ({
  list,
  id,
  limit = cardsInRow,
}: ComponentProps<'item-carousel'>): ItemListQuery => ({
  list,
  limit,
  ...(id !== undefined && { id }),
});

/** The query for an infinite grid. */
export const gridQuery = ({ list, id }: ComponentProps<'item-grid'>): ItemListQuery => ({
  list,
  limit: cardsInGrid,
  ...(id !== undefined && { id }),
});

/** The query of a row of vouchers; of all issuers by default. */
export const voucherQuery = ({
  scope = 'all',
  limit = vouchersInRow,
}: ComponentProps<'vouchers'>): VouchersQuery => ({
  scope,
  limit,
});

/** The data of a component. All of it is optional: a component shows its own error. */
function listNeeds(component: PageComponent): readonly Need[] {
  switch (component.type) {
    case 'item-carousel':
      return [
        optional(listsApi.endpoints.getItemList.initiate(carouselQuery(component.props))),
        needCardManifests(pageCardSet),
      ];
    case 'item-grid':
      return [
        optional(listsApi.endpoints.getItemList.initiate(gridQuery(component.props))),
        needCardManifests(pageCardSet),
      ];
    case 'vouchers':
      return [optional(vouchersApi.endpoints.getVouchers.initiate(voucherQuery(component.props)))];
    case 'categories':
      return [optional(catalogueApi.endpoints.getCategoryTree.initiate())];
    default:
      return component.children.flatMap(listNeeds);
  }
}

/** The data of all components of a page. */
export const componentNeeds = (components: readonly PageComponent[]): readonly Need[] =>
  components.flatMap(listNeeds);
