import { readMemberId, useSession } from '@pasar/account-api';
import { shopVouchersApi } from '@pasar/catalogue-api';
import type { SaveVoucherRequest } from '@pasar/catalogue-api';
import type { ApiError } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useKeptDraft, useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { readCopiedCode } from './read-copied-code.ts';
import { emptyVoucherForm, toVoucherCopy } from './voucher-form.ts';
import type { VoucherForm } from './voucher-form.ts';
import { VoucherFormBody } from './VoucherFormBody.tsx';
import { VoucherLoader } from './VoucherLoader.tsx';

/** Adds a voucher, empty or as a copy of another, and returns to the list with it. */
export function NewVoucherScreen({ input }: ScreenComponentProps<'seller-new-voucher'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const copied = readCopiedCode(input.query);
  return (
    <PortalPage part="seller-vouchers">
      {() => (
        <>
          <PortalHead part="seller-vouchers" title={t('add_voucher')} />
          {copied === undefined ? (
            <AddVoucher initial={emptyVoucherForm} />
          ) : (
            <VoucherLoader code={copied}>
              {(voucher) => <AddVoucher copied={copied} initial={toVoucherCopy(voucher, market.timeZone)} />}
            </VoucherLoader>
          )}
        </>
      )}
    </PortalPage>
  );
}

type AddVoucherProps = {
  readonly initial: VoucherForm;
  /** The code of the voucher that is copied. */
  readonly copied?: string;
};

function AddVoucher({ initial, copied = '' }: AddVoucherProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [save, { isLoading, error: failure }] = shopVouchersApi.useSaveShopVoucherMutation();
  const kept = useKeptDraft<VoucherForm>(`seller-voucher:new:${copied}`, readMemberId(useSession()));
  const send = async (request: SaveVoucherRequest, form: VoucherForm) => {
    const { data, error } = await save(request);
    // Shown at the field.
    if ((error as ApiError | undefined)?.code === errorCodes.VOUCHER_CODE_TAKEN) return undefined;
    if (error) {
      kept.keepIfSignedOut(error, form);
      return showFailure({ call: 'seller-voucher-save', error, fallbackMessage: t('voucher_failed') });
    }
    kept.forget();
    toast({ message: t('voucher_saved'), kind: 'success' });
    const query = data.phase === 'upcoming' ? { phase: data.phase } : {};
    return navigate(buildPath('seller-vouchers', {}, query));
  };
  return (
    <VoucherFormBody
      key={kept.formKey}
      initial={{ ...initial, ...kept.initial }}
      isSaving={isLoading}
      failure={failure}
      onSave={(request, form) => void send(request, form)}
    />
  );
}
