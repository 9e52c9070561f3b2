import { readMemberId, useSession } from '@pasar/account-api';
import { shopDealsApi } from '@pasar/catalogue-api';
import type { SaveDealRequest } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useKeptDraft, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { emptyDealForm } from './deal-form.ts';
import type { DealForm } from './deal-form.ts';
import { DealFormBody, isOverlap } from './DealFormBody.tsx';

/** Adds a deal, and returns to the list with it. */
export function NewDealScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-deals">
      {() => (
        <>
          <PortalHead part="seller-deals" title={t('add_deal')} />
          <AddDeal />
        </>
      )}
    </PortalPage>
  );
}

function AddDeal(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [save, { isLoading, error: failure }] = shopDealsApi.useSaveShopDealMutation();
  const kept = useKeptDraft<DealForm>('seller-deal:new', readMemberId(useSession()));
  const send = async (request: SaveDealRequest, form: DealForm) => {
    const { data, error } = await save(request);
    // Shown at the field.
    if (isOverlap(error)) return undefined;
    if (error) {
      kept.keepIfSignedOut(error, form);
      return showFailure({ call: 'seller-deal-save', error, fallbackMessage: t('deal_failed') });
    }
    kept.forget();
    toast({ message: t('deal_saved'), kind: 'success' });
    return navigate(buildPath('seller-deals', {}, data.phase === 'upcoming' ? { phase: data.phase } : {}));
  };
  return (
    <DealFormBody
      key={kept.formKey}
      initial={{ ...emptyDealForm, ...kept.initial }}
      isSaving={isLoading}
      failure={failure}
      onSave={(request, form) => void send(request, form)}
    />
  );
}
