import type { ApiError } from '@pasar/base-api';
import { shopVouchersApi } from '@pasar/catalogue-api';
import type { SaveVoucherRequest, ShopVoucher } from '@pasar/catalogue-api';
import { ButtonLink, Notice } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../shared/ChangedNotice.tsx';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { toVoucherForm } from './voucher-form.ts';
import { VoucherFormBody } from './VoucherFormBody.tsx';
import { VoucherLoader } from './VoucherLoader.tsx';

/** What a save answers if the voucher is not what the seller saw. */
const conflicts: readonly (number | undefined)[] = [errorCodes.VOUCHER_CHANGED, errorCodes.EXPIRED];

/** Edits a voucher; never overwrites what someone else has saved in the meantime. */
export function VoucherScreen({ input }: ScreenComponentProps<'seller-voucher'>): ReactElement {
  return (
    <PortalPage part="seller-vouchers">
      {() => (
        <VoucherLoader
          code={input.params.code}
          getVersion={({ revision, changes }) => `${revision} ${changes}`}
        >
          {(voucher, onReload) => <EditVoucher voucher={voucher} onReload={onReload} />}
        </VoucherLoader>
      )}
    </PortalPage>
  );
}

type EditProps = { readonly voucher: ShopVoucher; readonly onReload: () => unknown };

function EditVoucher({ voucher, onReload }: EditProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [hasConflict, setHasConflict] = useState(false);
  const [save, { isLoading }] = shopVouchersApi.useSaveShopVoucherMutation();
  const send = async (request: SaveVoucherRequest) => {
    const { error } = await save(request);
    if (!error) return toast({ message: t('voucher_saved'), kind: 'success' });
    if (conflicts.includes((error as ApiError).code)) return setHasConflict(true);
    return showFailure({ call: 'seller-voucher-save', error, fallbackMessage: t('voucher_failed') });
  };
  if (voucher.changes === 'nothing') return <Ended voucher={voucher} />;
  return (
    <>
      <PortalHead part="seller-vouchers" title={voucher.name} />
      <VoucherFormBody
        initial={toVoucherForm(voucher, market.timeZone)}
        voucher={voucher}
        isSaving={isLoading}
        onSave={(request) => void send(request)}
      />
      {hasConflict ? <ChangedNotice title={t('voucher_changed_title')} onReload={onReload} /> : null}
    </>
  );
}

function Ended({ voucher: { code, name } }: Pick<EditProps, 'voucher'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <>
      <PortalHead part="seller-vouchers" title={name} />
      <Notice
        action={
          <ButtonLink size="sm" to={buildPath('seller-new-voucher', {}, { copy: code })}>
            {t('duplicate')}
          </ButtonLink>
        }
      >
        {t('voucher_over')}
      </Notice>
    </>
  );
}
