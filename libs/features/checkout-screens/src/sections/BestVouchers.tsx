import { Button, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { areChosen } from '../choices/choices.ts';
import { useHost } from '../host/host-context.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** What the best combination of vouchers saves, with a button that chooses it. Nothing if no voucher saves anything. */
export function BestVouchers({ preview, choices, onChoose }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  const best = preview.best_vouchers;
  if (!best) return null;
  const isInUse = areChosen(best.codes, choices);
  return (
    <Notice
      tone={isInUse ? 'success' : 'info'}
      action={
        isInUse ? undefined : (
          <Button size="sm" variant="secondary" onClick={() => onChoose({ vouchers: best.codes })}>
            {t('use_best_vouchers')}
          </Button>
        )
      }
    >
      {t(isInUse ? 'best_vouchers_used' : 'best_vouchers', { amount: format.money(best.saves) })}
    </Notice>
  );
}
