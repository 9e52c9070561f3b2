import { Button, ButtonLink, CardSection, EmptyState, RadioGroup, Stack } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { OrderReturn } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Page } from '../shared/Page.tsx';
import { ReturnPage } from '../shared/ReturnPage.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { useStep } from '../shared/use-step.ts';
import { returnShippingOptions } from './return-shipping-options.data.ts';
import type { ReturnShippingOption } from './return-shipping-options.data.ts';

/** Chooses how to ship the goods of a return. */
export function ReturnShippingScreen({
  input,
}: ScreenComponentProps<'return-select-shipping-option'>): ReactElement {
  return (
    <ReturnPage of={{ return_id: input.params.return_id }}>
      {(found) =>
        found.actions.includes('send') ? <ShippingChoice found={found} /> : <NothingToSend found={found} />
      }
    </ReturnPage>
  );
}

/** Shown for a return that is not accepted yet, sent already, or ended. */
export function NothingToSend({ found }: { readonly found: OrderReturn }): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="parcel"
      title={t(`return_status_${found.status}`)}
      text={t('nothing_to_send')}
      action={
        <ButtonLink to={buildPath('return-detail-by-return', { returnId: found.return_id })}>
          {t('view_return')}
        </ButtonLink>
      }
    />
  );
}

function ShippingChoice({ found }: { readonly found: OrderReturn }): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const parentOf = useParentOrder();
  const navigate = useNavigate();
  const [option, setOption] = useState(found.shipping_option ?? returnShippingOptions[0]);
  const [shipReturn, { isLoading }] = afterSaleApi.useShipReturnMutation();
  const { return_id } = found;
  const choose = async () => {
    const body = { return_id, option: option as ReturnShippingOption, sent: false };
    const chosen = await run(shipReturn(body), { call: 'return-ship' });
    if (chosen) await navigate(buildPath('refund-return-instructions', { returnId: return_id }));
  };
  return (
    <Page title={t('choose_return_shipping')} back={parentOf(found)}>
      <Stack gap="lg">
        <CardSection title={t('delivery')}>
          <RadioGroup
            legend={t('choose_return_shipping')}
            legendHidden
            look="cards"
            value={option}
            onValueChange={setOption}
            options={returnShippingOptions.map((value) => ({
              value,
              label: t(`return_shipping_${value}`),
              hint: t(`return_shipping_${value}_hint`),
            }))}
          />
        </CardSection>
        <Button block loading={isLoading} onClick={() => void choose()}>
          {t('continue')}
        </Button>
      </Stack>
    </Page>
  );
}
