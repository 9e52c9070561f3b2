import type { TierVariation } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { openOptions } from './model-choices.ts';
import type { PurchaseState } from './use-purchase.ts';
import styles from './VariantPicker.module.css';

export type VariantPickerProps = {
  readonly purchase: Pick<PurchaseState, 'choices' | 'selection' | 'choose'>;
  /** Whether the options are fields of the page's form: `tier-0`, `tier-1` … */
  readonly inForm?: boolean;
};

/** The options of each tier variation (colour, size). Options that no model with stock has are disabled. */
export const VariantPicker = ({ purchase, inForm }: VariantPickerProps): ReactElement | null =>
  purchase.choices.tiers.length === 0 ? null : (
    <div className={styles.tiers}>
      {purchase.choices.tiers.map((tier, index) => (
        <Tier key={tier.name} tier={tier} index={index} purchase={purchase} inForm={inForm} />
      ))}
    </div>
  );

type TierProps = VariantPickerProps & { readonly tier: TierVariation; readonly index: number };

function Tier({ tier, index, purchase, inForm }: TierProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { choices, selection, choose } = purchase;
  const available = openOptions(choices, selection, index);
  const id = useId();
  const name = inForm ? `tier-${index}` : id;
  return (
    <fieldset className={styles.tier}>
      <legend className={styles.name}>{tier.name || t('choose')}</legend>
      <div className={styles.options}>
        {tier.options.map((option, at) => (
          <Option
            key={option}
            text={option}
            picture={tier.pictures[at]}
            name={name}
            value={at}
            chosen={selection[index] === at}
            available={available.has(at)}
            onChoose={() => choose(index, at)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  readonly text: string;
  readonly picture: TierVariation['pictures'][number] | undefined;
  readonly name: string;
  readonly value: number;
  readonly chosen: boolean;
  readonly available: boolean;
  readonly onChoose: () => void;
};

function Option({ text, picture, name, value, chosen, available, onChoose }: OptionProps): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <label className={styles.option} data-sold-out={!available || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={chosen}
        disabled={!available && !chosen}
        onChange={onChoose}
        onClick={() => chosen && onChoose()}
        aria-label={available ? text : t('option_sold_out', { name: text })}
      />
      {picture ? <Image picture={picture} alt="" sizes="2.5rem" className={styles.picture} /> : null}
      <span>{text}</span>
    </label>
  );
}
