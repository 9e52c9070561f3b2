import { Checkbox, Image, Price, QuantityStepper, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedOption } from './basket.ts';
import { maxOptionQuantity } from './deal-offer.ts';
import type { DealOption } from './deal-offer.ts';
import { OptionModel } from './OptionModel.tsx';
import styles from './DealDrawer.module.css';

export type DealOptionRowProps = {
  readonly option: DealOption;
  readonly picked: SelectedOption | undefined;
  readonly mainQuantity: number;
  readonly onPick: (picked: SelectedOption | undefined) => void;
};

/** One item of the deal: a checkbox, then its model and quantity. */
export function DealOptionRow(props: DealOptionRowProps): ReactElement {
  const { option, picked, onPick } = props;
  const { item } = option;
  const plain = item.model_count === 0 ? { modelid: 0 } : {};
  return (
    <li className={styles.option}>
      <Image picture={item.picture} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <Checkbox
        label={item.name}
        hint={<OptionPrice option={option} />}
        checked={picked !== undefined}
        disabled={item.stock === 0}
        onChange={(event) => onPick(event.target.checked ? { ...plain, quantity: 1 } : undefined)}
      />
      {picked ? <OptionChoice {...props} picked={picked} /> : null}
    </li>
  );
}

function OptionPrice({ option: { item, price } }: Pick<DealOptionRowProps, 'option'>): ReactElement {
  const { t } = useTranslation('product-screens');
  if (item.stock === 0) return <>{t('sold_out')}</>;
  return price ? (
    <Price price={price} before={item.price_min} />
  ) : (
    <Price price={item.price_min} priceMax={item.price_max} />
  );
}

type OptionChoiceProps = DealOptionRowProps & { readonly picked: SelectedOption };

function OptionChoice({ option, picked, mainQuantity, onPick }: OptionChoiceProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const { number } = useFormat();
  const maxQuantity = maxOptionQuantity(option, mainQuantity);
  const choose = (modelid: number | undefined) =>
    onPick({ quantity: picked.quantity, ...(modelid !== undefined && { modelid }) });
  return (
    <div className={styles.wide}>
      {option.item.model_count > 0 ? <OptionModel item={option.item} onModel={choose} /> : null}
      <div className={styles.quantity}>
        <QuantityStepper
          size="sm"
          label={words('labelled', { label: t('quantity'), name: option.item.name })}
          value={picked.quantity}
          max={maxQuantity}
          onValueChange={(quantity) => onPick({ ...picked, quantity })}
        />
        {option.perMain === undefined ? null : (
          <span className={styles.hint}>{t('deal_limit', { amount: number(maxQuantity) })}</span>
        )}
      </div>
    </div>
  );
}
