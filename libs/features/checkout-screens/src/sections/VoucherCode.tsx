import { normalizeVoucherCode } from '@pasar/cart';
import { Button, Cluster, TextField, useWords } from '@pasar/design-system';
import type { VoucherOffer } from '@pasar/order-api/inject';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { findOffers, previewQuery, withVoucher } from '../choices/choices.ts';
import { useOrderApi } from '../host/use-apis.ts';
import { useVoucherHint } from './use-voucher-hint.ts';
import styles from './VoucherCode.module.css';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** The server's response to a typed code; `unreachable` without one. */
type CodeResult = VoucherOffer | 'unreachable';

/**
 * A field for a voucher code. The server validates the code before it replaces a chosen voucher; an invalid
 * one stays in the field with the reason. An unknown code of the address is in the field as if it had been typed.
 */
export function VoucherCode({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const words = useWords();
  const getHint = useVoucherHint();
  const [judge, { isFetching }] = useOrderApi().useLazyPreviewCheckoutQuery();
  const unknown = preview.vouchers.find(
    (offer) => offer.reason === 'unknown' && choices.vouchers.includes(offer.code),
  );
  const [code, setCode] = useState(unknown?.code ?? '');
  const [judgement, setJudgement] = useState<CodeResult | undefined>(unknown);
  const typed = normalizeVoucherCode(code);
  const applied = preview.vouchers.find(
    (offer) => offer.code === typed && offer.applies && choices.vouchers.includes(typed),
  );

  const applyCode = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed || isFetching) return;
    const { data } = await judge({ ...previewQuery(choices), code: typed });
    const offer = data?.vouchers.find((one) => one.code === typed);
    setJudgement(offer ?? 'unreachable');
    if (offer?.applies)
      onChoose({ vouchers: withVoucher(choices.vouchers, findOffers(preview, offer.shopid), typed) });
  };

  const toText = (result: CodeResult): string =>
    result === 'unreachable' ? words('error_text') : getHint(result);
  const refused = judgement && (judgement === 'unreachable' || !judgement.applies) ? judgement : undefined;
  return (
    <form method="post" onSubmit={(event) => void applyCode(event)}>
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
          error={refused && toText(refused)}
          hint={applied && toText(applied)}
          onChange={(event) => {
            setCode(event.target.value);
            setJudgement(undefined);
          }}
        />
        <Button type="submit" variant="secondary" loading={isFetching}>
          {t('use_code')}
        </Button>
      </Cluster>
    </form>
  );
}
