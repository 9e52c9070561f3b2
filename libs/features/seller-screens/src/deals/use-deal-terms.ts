import type { ListedShopDeal } from '@pasar/catalogue-api';
import { useFormat } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

type DealTerms = {
  /** What a buyer gets. */
  readonly terms: string;
  /** The number of products. */
  readonly scope: string;
};

/** The texts of a deal's terms. */
export function useDealTerms(deal: ListedShopDeal): DealTerms {
  const { t } = useTranslation('seller-screens');
  const { number, percent } = useFormat();
  const { kind, min_quantity = 0, percent_off = 0, item_count, sub_count } = deal;
  if (kind === 'bundle')
    return {
      terms: t('bundle_terms', { number: number(min_quantity), percent: percent(percent_off) }),
      scope: t('voucher_items', { number: number(item_count) }),
    };
  return {
    terms: t('deal_mains', { number: number(item_count) }),
    scope: t(kind === 'gift' ? 'deal_gifts' : 'deal_subs', { number: number(sub_count) }),
  };
}
