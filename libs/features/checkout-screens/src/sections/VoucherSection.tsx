import { CardSection } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { findOffers } from '../choices/choices.ts';
import { BestVouchers } from './BestVouchers.tsx';
import { VoucherChoice } from './VoucherChoice.tsx';
import { VoucherCode } from './VoucherCode.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** The platform's vouchers, and a field for a code. */
export function VoucherSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const onVouchers = (vouchers: readonly string[]) => onChoose({ vouchers });
  return (
    <CardSection title={t('vouchers')}>
      <BestVouchers preview={preview} choices={choices} onChoose={onChoose} />
      <VoucherChoice
        title={t('vouchers')}
        titleHidden
        offers={findOffers(preview)}
        chosen={choices.vouchers}
        onChoose={onVouchers}
      />
      <VoucherCode preview={preview} choices={choices} onChoose={onChoose} />
    </CardSection>
  );
}
