import { Button } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import type { OrderReturn, ShopOrder } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';
import styles from './AnswerReturn.module.css';
import { DisputeReturn } from './DisputeReturn.tsx';

type Props = { readonly found: OrderReturn; readonly actions: ShopOrder['actions'] };

/** The seller's possible answers to a return; renders nothing once it has ended. */
export function AnswerReturn({ found, actions }: Props): ReactElement | null {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [answer, { isLoading }] = sellerApi.useAnswerReturnMutation();
  const { return_id } = found;
  const send = (action: 'accept' | 'refund') =>
    void run(answer({ return_id, action }), { call: 'seller-answer-return', done: t('answer_sent') });
  const canAccept = actions.includes('accept-return');
  const canRefund = actions.includes('refund-return');
  if (!canAccept && !canRefund) return null;
  return (
    <div className={styles.answers}>
      {actions.includes('dispute-return') ? <DisputeReturn returnId={return_id} /> : null}
      {canRefund ? (
        <Button
          variant={canAccept ? 'secondary' : 'primary'}
          loading={isLoading}
          onClick={() => send('refund')}
        >
          {t('refund_return')}
        </Button>
      ) : null}
      {canAccept ? (
        <Button loading={isLoading} onClick={() => send('accept')}>
          {t('accept_return')}
        </Button>
      ) : null}
    </div>
  );
}
