import { dealLimits } from '@pasar/cart';
import type { DealItem, ListedShopProduct } from '@pasar/catalogue-api';
import { CardSection, TextField } from '@pasar/design-system';
import { priceDigits } from '@pasar/money';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicker } from '../shared/ItemPicker.tsx';
import type { SubForm } from './deal-form.ts';
import type { DealPartProps } from './deal-part-props.ts';

const toDealItem = ({ itemid, title, picture, price_min }: ListedShopProduct): DealItem => ({
  ...{ itemid, title, ...(picture && { picture }), usual_price: price_min },
});

/** The products of a bundle; or the main products, and what is cheaper or free with them. */
export function DealProductFields(props: DealPartProps): ReactElement {
  const { form, change, errorOf } = props;
  const { t } = useTranslation('seller-screens');
  const isBundle = form.kind === 'bundle';
  const label = t(isBundle ? 'bundle_products' : 'main_products');
  return (
    <>
      <CardSection title={label}>
        <ItemPicker
          items={form.items}
          label={label}
          max={dealLimits.maxItems}
          error={errorOf('itemids')}
          toItem={toDealItem}
          onChange={(items) => change({ items })}
        />
      </CardSection>
      {isBundle ? null : <SubProducts {...props} />}
    </>
  );
}

function SubProducts({ form, change, errorOf, itemErrorOf }: DealPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const label = t(form.kind === 'gift' ? 'gift_products' : 'sub_products');
  const changeSub = (itemid: number, changes: Partial<SubForm>) =>
    change({ subs: form.subs.map((sub) => (sub.itemid === itemid ? { ...sub, ...changes } : sub)) });
  return (
    <CardSection title={label}>
      <ItemPicker
        items={form.subs}
        label={label}
        max={dealLimits.maxSubs}
        error={errorOf('subs')}
        toItem={(product): SubForm => ({ ...toDealItem(product), priceText: '', perMain: '1' })}
        onChange={(subs) => change({ subs })}
        renderFields={(sub) => (
          <SubFields
            sub={sub}
            isGift={form.kind === 'gift'}
            itemErrorOf={itemErrorOf}
            onChange={(changes) => changeSub(sub.itemid, changes)}
          />
        )}
      />
    </CardSection>
  );
}

type SubProps = {
  readonly sub: SubForm;
  readonly isGift: boolean;
  readonly itemErrorOf: DealPartProps['itemErrorOf'];
  readonly onChange: (changes: Partial<SubForm>) => void;
};

/** The deal price of a product, and how many of it a buyer gets per main product. */
function SubFields({ sub, isGift, itemErrorOf, onChange }: SubProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { currency } = useScreenContext().market;
  const priceError = itemErrorOf(sub.itemid, 'price');
  const limitError = itemErrorOf(sub.itemid, 'per-main');
  return (
    <>
      {isGift ? null : (
        <TextField
          label={t('deal_price')}
          hint={t('usual_price', { amount: format.money(sub.usual_price) })}
          name={`price-${sub.itemid}`}
          autoComplete="off"
          maxLength={20}
          start={currency}
          inputMode={priceDigits(currency) === 0 ? 'numeric' : 'decimal'}
          value={sub.priceText}
          error={priceError}
          onChange={(event) => onChange({ priceText: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('per_main')}
        name={`per-main-${sub.itemid}`}
        autoComplete="off"
        maxLength={2}
        inputMode="numeric"
        value={sub.perMain}
        error={limitError ?? (isGift ? priceError : undefined)}
        onChange={(event) => onChange({ perMain: event.currentTarget.value })}
      />
    </>
  );
}
