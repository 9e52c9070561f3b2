import type { ApiError } from '@pasar/base-api';
import { shopDealsApi } from '@pasar/catalogue-api';
import type { SaveDealRequest, ShopDeal } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../shared/ChangedNotice.tsx';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { PortalRecord } from '../shared/PortalRecord.tsx';
import { toDealForm } from './deal-form.ts';
import { DealFormBody, isOverlap } from './DealFormBody.tsx';

/** What a save answers if the deal is not what the seller saw. */
const conflicts: readonly (number | undefined)[] = [errorCodes.DEAL_CHANGED, errorCodes.EXPIRED];

/** Edits a deal; never overwrites what someone else has saved in the meantime. */
export function DealScreen({ input }: ScreenComponentProps<'seller-deal'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const query = shopDealsApi.useGetShopDealQuery({ dealid: input.params.dealId });
  return (
    <PortalPage part="seller-deals">
      {() => (
        <PortalRecord
          query={query}
          part="seller-deals"
          goneTitle={t('deal_gone_title')}
          getVersion={({ revision }) => String(revision)}
        >
          {(deal, onReload) => <EditDeal deal={deal} onReload={onReload} />}
        </PortalRecord>
      )}
    </PortalPage>
  );
}

type EditProps = { readonly deal: ShopDeal; readonly onReload: () => unknown };

function EditDeal({ deal, onReload }: EditProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [hasConflict, setHasConflict] = useState(false);
  const [save, { isLoading, error: failure }] = shopDealsApi.useSaveShopDealMutation();
  const send = async (request: SaveDealRequest) => {
    const { error } = await save(request);
    if (!error) return toast({ message: t('deal_saved'), kind: 'success' });
    if (isOverlap(error)) return undefined;
    if (conflicts.includes((error as ApiError).code)) return setHasConflict(true);
    return showFailure({ call: 'seller-deal-save', error, fallbackMessage: t('deal_failed') });
  };
  return (
    <>
      <PortalHead part="seller-deals" title={deal.name} />
      {deal.phase === 'ended' ? (
        <Notice>{t('deal_over')}</Notice>
      ) : (
        <DealFormBody
          initial={toDealForm(deal, market.timeZone)}
          deal={deal}
          isSaving={isLoading}
          failure={failure}
          onSave={(request) => void send(request)}
        />
      )}
      {hasConflict ? <ChangedNotice title={t('deal_changed_title')} onReload={onReload} /> : null}
    </>
  );
}
