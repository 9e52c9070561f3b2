import { Button, Cluster, TextField } from '@pasar/design-system';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../CheckoutForm.tsx';
import { platform } from '../choices/choices.ts';
import { Section } from './Section.tsx';
import { VoucherChoice } from './VoucherChoice.tsx';
import styles from './VoucherSection.module.css';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** The marketplace's own vouchers, and a code from elsewhere. */
export function VoucherSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  return (
    <Section title={t('vouchers')}>
      <VoucherChoice
        title={t('vouchers')}
        slot={platform}
        offers={preview.vouchers.filter((voucher) => voucher.shopid === undefined)}
        vouchers={choices.vouchers}
        onChoose={(vouchers) => onChoose({ vouchers })}
      />
      <CodeForm onUse={(code) => onChoose({ vouchers: { ...choices.vouchers, [platform]: code } })} />
    </Section>
  );
}

function CodeForm({ onUse }: { readonly onUse: (code: string) => void }): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const [code, setCode] = useState('');
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onUse(code.trim().toUpperCase());
    setCode('');
  };
  return (
    <form onSubmit={use}>
      <Cluster align="end" wrap={false}>
        <TextField
          className={styles.code}
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={32}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('use_code')}
        </Button>
      </Cluster>
    </form>
  );
}
