import { Button, Notice } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStep } from './use-step.ts';

type Props = { readonly orderId: number; readonly step: NonNullable<Order['demo_step']> };

/** On a demo: performs the next step of the seller or the carrier. */
export function DemoStep({ orderId, step }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [take, { isLoading }] = afterSaleApi.useTakeDemoStepMutation();
  return (
    <Notice
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          onClick={() => void run(take({ order_id: orderId, step }), { call: 'order-demo-step' })}
        >
          {t(`demo_${step}`)}
        </Button>
      }
    >
      {t('demo_text')}
    </Notice>
  );
}
