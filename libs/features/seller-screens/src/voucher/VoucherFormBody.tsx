import type { ApiError } from '@pasar/base-api';
import type { SaveVoucherRequest, ShopVoucher } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from '../shared/PortalForm.tsx';
import { useValidatedSave } from '../shared/use-validated-save.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { NameFields } from './NameFields.tsx';
import { readVoucherForm } from './read-voucher-form.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { UseFields } from './UseFields.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { VoucherForm } from './voucher-form.ts';

type Props = {
  readonly initial: VoucherForm;
  /** The voucher that is changed; absent for a new one. */
  readonly voucher?: ShopVoucher;
  readonly isSaving: boolean;
  /** The answer of the last save, if it failed. */
  readonly failure?: unknown;
  readonly onSave: (request: SaveVoucherRequest, form: VoucherForm) => void;
};

const isTaken = (failure: unknown): boolean =>
  (failure as ApiError | undefined)?.code === errorCodes.VOUCHER_CODE_TAKEN;

/** A voucher's form: validates before submitting, and shows errors at their fields. */
export function VoucherFormBody({ initial, voucher, isSaving, failure, onSave }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const [form, setForm] = useState(initial);
  const { problems, submit } = useValidatedSave(
    () => readVoucherForm(form, { market, now: Date.now(), ...(voucher && { voucher }) }),
    (request) => onSave(request, form),
  );
  const isFixed = voucher?.changes === 'end-and-quantity';
  const textOf = useProblemText(problems, {
    isPercentage: form.kind === 'percentage',
    ...(isFixed && { minQuantity: voucher.quantity }),
  });
  const errorOf: typeof textOf = (field) =>
    textOf(field) ?? (field === 'code' && isTaken(failure) ? t('error_code_taken') : undefined);
  const change = (changes: Partial<VoucherForm>) => setForm((before) => ({ ...before, ...changes }));
  const part = { form, change, errorOf, isFixed };
  return (
    <PortalForm
      saveLabel={t('save_voucher')}
      isSaving={isSaving}
      hasProblems={problems.length > 0}
      onSubmit={submit}
    >
      {isFixed ? <Notice>{t('terms_fixed')}</Notice> : null}
      <NameFields {...part} isNew={voucher === undefined} />
      <DiscountFields {...part} />
      <UseFields {...part} />
      <ScopeFields {...part} />
    </PortalForm>
  );
}
