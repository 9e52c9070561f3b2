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

/** A code that was given elsewhere. One that takes nothing off says why, here, and stays to be mended. */
export function VoucherCode({ preview, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const hintOf = useVoucherHint();
  const [code, setCode] = useState('');
  const typed = code.trim().toUpperCase();
  const offer = preview.vouchers.find((one) => one.code === typed);
  const tried = offer && chosen.includes(typed);
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onChoose(withVoucher(chosen, offersOf(preview, offer?.shopid), typed));
  };
  return (
    <form method="post" onSubmit={use}>
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
          error={tried && !offer.applies ? hintOf(offer) : undefined}
          hint={tried && offer.applies ? hintOf(offer) : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('use_code')}
        </Button>
      </Cluster>
    </form>
  );
}
