import type { ApiError } from '@pasar/base-api';
import type { SaveDealRequest, ShopDeal } from '@pasar/catalogue-api';
import { errorCodes } from '@pasar/error-catalogue';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from '../shared/PortalForm.tsx';
import { useValidatedSave } from '../shared/use-validated-save.ts';
import type { DealForm } from './deal-form.ts';
import { DealProductFields } from './DealProductFields.tsx';
import { DealTermFields } from './DealTermFields.tsx';
import { readDealForm } from './read-deal-form.ts';
import { useDealProblemText } from './use-deal-problem-text.ts';

type Props = {
  readonly initial: DealForm;
  /** The deal that is changed; absent for a new one. */
  readonly deal?: ShopDeal;
  readonly isSaving: boolean;
  /** The answer of the last save, if it failed. */
  readonly failure?: unknown;
  readonly onSave: (request: SaveDealRequest, form: DealForm) => void;
};

/** Whether a save failed because a product is in another deal. */
export const isOverlap = (failure: unknown): boolean =>
  (failure as ApiError | undefined)?.code === errorCodes.DEAL_OVERLAP;

/** A deal's form: validates before submitting, and shows errors at their fields. */
export function DealFormBody({ initial, deal, isSaving, failure, onSave }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const [form, setForm] = useState(initial);
  const { problems, submit } = useValidatedSave(
    () => readDealForm(form, { market, now: Date.now(), ...(deal && { deal }) }),
    (request) => onSave(request, form),
  );
  const { errorOf, itemErrorOf } = useDealProblemText(problems);
  const part = {
    ...{ form, deal, itemErrorOf },
    change: (changes: Partial<DealForm>) => setForm((before) => ({ ...before, ...changes })),
    errorOf: (field: Parameters<typeof errorOf>[0]) =>
      errorOf(field) ?? (field === 'itemids' && isOverlap(failure) ? t('error_deal_overlap') : undefined),
  };
  return (
    <PortalForm
      saveLabel={t('save_deal')}
      isSaving={isSaving}
      hasProblems={problems.length > 0}
      onSubmit={submit}
    >
      <DealTermFields {...part} />
      <DealProductFields {...part} />
    </PortalForm>
  );
}
