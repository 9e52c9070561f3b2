import { Button, Cluster, TextField } from '@pasar/design-system';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { offersOf, withVoucher } from '../choices/choices.ts';
import { useVoucherHint } from './use-voucher-hint.ts';
import styles from './VoucherCode.module.css';

type Props = {
  readonly preview: CheckoutPreview;
  readonly chosen: readonly string[];
  readonly onChoose: (vouchers: readonly string[]) => void;
};

/** A field for a voucher code. Shows why a code does not apply, and keeps it for correction. */
export function VoucherCode({ preview, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const getHint = useVoucherHint();
  const [code, setCode] = useState('');
  const typed = code.trim().toUpperCase();
  const offer = preview.vouchers.find((one) => one.code === typed);
  const isApplied = offer && chosen.includes(typed);
  const applyCode = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onChoose(withVoucher(chosen, offersOf(preview, offer?.shopid), typed));
  };
  return (
    <form method="post" onSubmit={applyCode}>
      <Cluster align="start" wrap={false}>
        <TextField
          className={styles.code}
          labelHidden
          label={t('code')}
          placeholder={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          value={code}
          error={isApplied && !offer.applies ? getHint(offer) : undefined}
          hint={isApplied && offer.applies ? getHint(offer) : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('use_code')}
        </Button>
      </Cluster>
    </form>
  );
}
