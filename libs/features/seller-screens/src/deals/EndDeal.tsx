import { shopDealsApi } from '@pasar/catalogue-api';
import type { ListedShopDeal } from '@pasar/catalogue-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EndDialog } from '../shared/EndDialog.tsx';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** Ends a running deal, or deletes an upcoming one, after a confirmation. */
export function EndDeal({ deal }: { readonly deal: ListedShopDeal }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [end, { isLoading }] = shopDealsApi.useEndShopDealMutation();
  const { dealid, revision, phase, name } = deal;
  const step = phase === 'upcoming' ? 'delete' : 'end';
  const texts = {
    call: 'seller-deal-end',
    done: t(`${step}_deal_done`),
    failed: t('deal_failed'),
  };
  return (
    <EndDialog
      label={t(`${step}_deal`)}
      name={name}
      title={t(`${step}_deal_title`, { name })}
      text={t(`${step}_deal_text`)}
      keepLabel={t('keep_deal')}
      isEnding={isLoading}
      onConfirm={() => run(end({ dealid, revision }), texts)}
    />
  );
}
