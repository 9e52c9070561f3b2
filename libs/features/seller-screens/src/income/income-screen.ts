import { sellerIncomeApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { IncomeScreen } from './IncomeScreen.tsx';
import { parseIncomeQuery, toIncomeListQuery } from './parse-income-query.ts';

const { getIncome, listIncome } = sellerIncomeApi.endpoints;

/** The income of the seller's shop. */
export default defineScreen<'seller-income'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => {
      const parsed = parseIncomeQuery(query);
      return [
        ownShopNeed(),
        getIncome.initiate(),
        ...(parsed.problem ? [] : [listIncome.initiate(toIncomeListQuery(parsed))]),
      ];
    },
  ],
  head: (_state, _input, _context, t) => ({ title: t('income'), robots: 'noindex' }),
  Screen: IncomeScreen,
});
