import { offeredInstallments } from '@pasar/badge-rules';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Dialog, Skeleton, lazyPart } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FactButton } from '../delivery/Fact.tsx';

const InstallmentPlans = lazyPart(() => import('./InstallmentPlans.tsx'));

export type InstallmentsProps = { readonly item: ItemDetail; readonly modelid: number | undefined };

/** Opens the installment plans, which are fetched then. Renders nothing where the item or the market has none. */
export function Installments({ item, modelid }: InstallmentsProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  const [open, setOpen] = useState(false);
  const { shopid, itemid } = item;
  return offeredInstallments(item, market).length > 0 ? (
    <>
      <FactButton icon="card" onPress={() => setOpen(true)}>
        {t('pay_in_parts')}
      </FactButton>
      <Dialog open={open} onOpenChange={setOpen} title={t('pay_in_parts')}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <InstallmentPlans query={{ shopid, itemid, ...(modelid !== undefined && { modelid }) }} />
        </Suspense>
      </Dialog>
    </>
  ) : null;
}
