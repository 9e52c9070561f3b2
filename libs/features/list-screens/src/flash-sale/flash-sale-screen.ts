import {
  mallApi,
  parseSaleParams,
  saleItemsQuery,
  saleQueryFields,
  selectSessions,
  pickSession,
} from '@pasar/catalogue-api';
import { saleNamespaces } from '@pasar/flash-sale';
import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { flashSalePath } from './flash-sale-data.ts';
import { saleItemsNeeds, sessionsNeeds } from './flash-sale-needs.ts';
import { FlashSaleScreen } from './FlashSaleScreen.tsx';

/**
 * One screen for every spelling of the path, with one canonical URL.
 * @spec flash-sale flash-sale-page flash-sale-aliases amb-flash-sale-aliases
 */
export default defineScreen<'flash-sale'>({
  namespaces: [listTexts, ...frontNamespaces, ...saleNamespaces],
  cacheable: { queryFields: saleQueryFields },
  needs: [sessionsNeeds, saleItemsNeeds],
  head: (state, input, context, t) => {
    const requested = parseSaleParams(input.query);
    const shown = pickSession(selectSessions(state), requested.session);
    const query = shown && saleItemsQuery(shown, requested.category);
    const data = query && mallApi.endpoints.getFlashSaleItems.select(query)(state).data;
    return listHead(
      {
        name: t('flash_sale'),
        description: t('flash_sale_text'),
        canonical: flashSalePath({}),
        items: data?.pages.flatMap(({ items }) => items) ?? [],
        partial: requested.session !== undefined || requested.category !== undefined,
      },
      context,
      t,
    );
  },
  Screen: FlashSaleScreen,
});
