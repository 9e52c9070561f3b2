import { CardSection, Checkbox } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { useHost } from '../host/host-context.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** A switch to spend the shopper's coins; renders nothing for a shopper without any. */
export function CoinSection({ preview, choices, onChoose }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  const { balance, spendable, saves } = preview.coins;
  if (balance === 0) return null;
  const has = t('coin_balance', { n: format.number(balance) });
  return (
    <CardSection title={t('coins')}>
      {spendable === 0 ? (
        <Checkbox label={t('no_coins_here')} hint={has} checked={false} disabled readOnly />
      ) : (
        <Checkbox
          label={t('use_coins', { count: spendable, n: format.number(spendable) })}
          hint={`${t('saves', { amount: format.money(saves) })} · ${has}`}
          checked={choices.useCoins === true}
          onChange={({ target }) => onChoose({ useCoins: target.checked })}
        />
      )}
    </CardSection>
  );
}
