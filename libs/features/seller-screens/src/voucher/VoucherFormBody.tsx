import type { ApiError } from '@pasar/base-api';
import type { VoucherProblem } from '@pasar/cart';
import type { SaveVoucherRequest, ShopVoucher } from '@pasar/catalogue-api';
import { Button, Notice, Stack } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { useScreenContext } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountFields } from './DiscountFields.tsx';
import { NameFields } from './NameFields.tsx';
import { readVoucherForm } from './read-voucher-form.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { UseFields } from './UseFields.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { VoucherForm } from './voucher-form.ts';
import styles from '../shared/PortalForm.module.css';

type Props = {
  readonly initial: VoucherForm;
  /** The voucher that is changed; absent for a new one. */
  readonly voucher?: ShopVoucher;
  readonly isSaving: boolean;
  /** The answer of the last save, if it failed. */
  readonly failure?: unknown;
  readonly onSave: (request: SaveVoucherRequest) => void;
};

const isTaken = (failure: unknown): boolean =>
  (failure as ApiError | undefined)?.code === errorCodes.VOUCHER_CODE_TAKEN;

/** A voucher's form: validates before submitting, and shows errors at their fields. */
export function VoucherFormBody({ initial, voucher, isSaving, failure, onSave }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<readonly VoucherProblem[]>([]);
  const isFixed = voucher?.changes === 'end-and-quantity';
  const textOf = useProblemText(problems, {
    isPercentage: form.kind === 'percentage',
    ...(isFixed && { minQuantity: voucher.quantity }),
  });
  const errorOf: typeof textOf = (field) =>
    textOf(field) ?? (field === 'code' && isTaken(failure) ? t('error_code_taken') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readVoucherForm(form, { market, now: Date.now(), ...(voucher && { voucher }) });
    if ('request' in read) {
      setProblems([]);
      return onSave(read.request);
    }
    setProblems(read.problems);
    // Wait until the fields are marked as invalid.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const change = (changes: Partial<VoucherForm>) => setForm((before) => ({ ...before, ...changes }));
  const part = { form, change, errorOf, isFixed };
  return (
    <form ref={element} method="post" onSubmit={submit} noValidate>
      <Stack gap="lg">
        {isFixed ? <Notice>{t('terms_fixed')}</Notice> : null}
        <NameFields {...part} isNew={voucher === undefined} />
        <DiscountFields {...part} />
        <UseFields {...part} />
        <ScopeFields {...part} />
        {problems.length > 0 ? (
          <Notice tone="danger" announce>
            {t('form_invalid')}
          </Notice>
        ) : null}
        <div className={styles.foot}>
          <Button type="submit" size="lg" loading={isSaving}>
            {t('save_voucher')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
