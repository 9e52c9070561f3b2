import { CardSection, Notice, TextField } from '@pasar/design-system';
import { productLimits } from '@pasar/item';
import { money, priceDigits } from '@pasar/money';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleAmount } from '../shared/example-amount.ts';
import styles from './ModelFields.module.css';
import { toPriceText } from './price-text.ts';
import type { FormPartProps } from './form-part-props.ts';
import { findFormModel, listCombinations } from './product-form.ts';
import type { Combination, FormModel } from './product-form.ts';

type Props = FormPartProps & {
  /** The combinations, in the order in which validation errors index them. */
  readonly modelKeys: readonly string[];
  /** During a flash sale. */
  readonly isPriceFixed: boolean;
};

/** Price and stock: once, or for every combination of options. */
export function ModelFields({ form, change, problems, modelKeys, isPriceFixed }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const combinations = listCombinations(form.tiers);
  const hasChoice = form.tiers.length > 0;
  const problem = problems.find(({ field }) => field === 'models');
  const max = format.number(productLimits.maxModels);
  return (
    <CardSection title={t('price_and_stock')}>
      {hasChoice ? <p className={styles.hint}>{t('models_hint')}</p> : null}
      {problem ? (
        <Notice tone="danger">
          {problem.problem === 'too-many' ? t('error_models_many', { max }) : t('error_models')}
        </Notice>
      ) : null}
      <div className={styles.rows}>
        {combinations.slice(0, productLimits.maxModels).map((combination) => (
          <ModelRow
            key={combination.key}
            combination={combination}
            model={findFormModel(form, combination.key)}
            isPriceFixed={isPriceFixed}
            faults={problems.flatMap((each) =>
              'at' in each && modelKeys[each.at] === combination.key ? [each.field] : [],
            )}
            onChange={(model) => change({ models: { ...form.models, [combination.key]: model } })}
          />
        ))}
      </div>
    </CardSection>
  );
}

type RowProps = {
  readonly combination: Combination;
  readonly model: FormModel;
  readonly isPriceFixed: boolean;
  /** The invalid fields of the combination. */
  readonly faults: readonly string[];
  readonly onChange: (model: FormModel) => void;
};

function ModelRow({ combination: { label }, model, isPriceFixed, faults, onChange }: RowProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const format = useFormat();
  const { currency } = market;
  const example = toPriceText(money(exampleAmount * (priceDigits(currency) === 0 ? 100 : 1), currency));
  return (
    <div className={styles.row} {...(label !== '' && { role: 'group', 'aria-label': label })}>
      {label === '' ? null : <span className={styles.label}>{label}</span>}
      <TextField
        label={t('price')}
        inputMode={priceDigits(currency) === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        start={currency}
        value={model.price}
        readOnly={isPriceFixed}
        error={faults.includes('price') && t('error_price', { example })}
        onChange={(event) => onChange({ ...model, price: event.currentTarget.value })}
      />
      <TextField
        label={t('stock')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={model.stock}
        error={faults.includes('stock') && t('error_stock', { max: format.number(productLimits.maxStock) })}
        onChange={(event) => onChange({ ...model, stock: event.currentTarget.value })}
      />
    </div>
  );
}
