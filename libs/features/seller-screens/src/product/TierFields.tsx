import { Button, CardSection, IconButton, Stack, TextField } from '@pasar/design-system';
import { productLimits } from '@pasar/item';
import type { ProductProblem } from '@pasar/item';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPartProps } from './form-part-props.ts';
import type { FormOption, FormTier } from './product-form.ts';
import styles from './TierFields.module.css';

const { maxTiers, maxOptions, maxOptionLength } = productLimits;

/** The tier variations of the product, and their options. */
export function TierFields({ form, change, problems }: FormPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { tiers } = form;
  // A key is used once: a model belongs to the keys of its options, and must not pass to another option.
  const addedCount = useRef(0);
  const createKey = (): string => `new${(addedCount.current += 1)}`;
  const createOption = (): FormOption => ({ key: createKey(), text: '' });
  const add = () => change({ tiers: [...tiers, { key: createKey(), name: '', options: [createOption()] }] });
  return (
    <CardSection title={t('variations')}>
      <p className={styles.hint}>{t('variations_hint')}</p>
      {tiers.map((tier, at) => (
        <TierFieldset
          key={tier.key}
          tier={tier}
          problems={problems.filter((problem) => 'at' in problem && problem.at === at)}
          onChange={(next) => change({ tiers: tiers.map((each) => (each === tier ? next : each)) })}
          onRemove={() => change({ tiers: tiers.filter((each) => each !== tier) })}
          createOption={createOption}
        />
      ))}
      {tiers.length < maxTiers ? (
        <div>
          <Button variant="secondary" icon="plus" onClick={add}>
            {t('add_variation')}
          </Button>
        </div>
      ) : null}
    </CardSection>
  );
}

type TierProps = {
  readonly tier: FormTier;
  readonly problems: readonly ProductProblem[];
  readonly onChange: (tier: FormTier) => void;
  readonly onRemove: () => void;
  readonly createOption: () => FormOption;
};

function TierFieldset({ tier, problems, onChange, onRemove, createOption }: TierProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const nameProblem = problems.find(({ field }) => field === 'tier-name');
  const optionProblem = problems.find(({ field }) => field === 'options');
  return (
    <div role="group" aria-label={tier.name.trim() || t('variations')} className={styles.tier}>
      <Stack gap="md">
        <div className={styles.row}>
          <TextField
            className={styles.field}
            label={t('variation_name')}
            hint={t('variation_name_hint')}
            autoComplete="off"
            maxLength={maxOptionLength}
            value={tier.name}
            error={
              nameProblem && t(nameProblem.problem === 'repeated' ? 'error_repeated' : 'error_variation')
            }
            onChange={(event) => onChange({ ...tier, name: event.currentTarget.value })}
          />
          <IconButton icon="trash" label={t('remove_variation')} className={styles.end} onClick={onRemove} />
        </div>
        <div className={styles.options}>
          {tier.options.map((option, index) => (
            <OptionField
              key={option.key}
              option={option}
              number={index + 1}
              error={findOptionError(option, optionProblem, t)}
              onChange={(text) =>
                onChange({
                  ...tier,
                  options: tier.options.map((each) => (each === option ? { ...each, text } : each)),
                })
              }
              onRemove={
                tier.options.length > 1
                  ? () => onChange({ ...tier, options: tier.options.filter((each) => each !== option) })
                  : undefined
              }
            />
          ))}
        </div>
        {tier.options.length < maxOptions ? (
          <div>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              onClick={() => onChange({ ...tier, options: [...tier.options, createOption()] })}
            >
              {t('add_option')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </div>
  );
}

/** The error of an option; a missing text is an error of empty options only. */
function findOptionError(
  { text }: FormOption,
  problem: ProductProblem | undefined,
  t: (key: 'error_repeated' | 'error_options') => string,
): string | undefined {
  if (!problem || (problem.problem === 'missing' && text.trim() !== '')) return undefined;
  return t(problem.problem === 'repeated' ? 'error_repeated' : 'error_options');
}

type OptionProps = {
  readonly option: FormOption;
  readonly number: number;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onRemove: (() => void) | undefined;
};

function OptionField({ option, number, error, onChange, onRemove }: OptionProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const label = t('option_number', { number });
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      autoComplete="off"
      maxLength={maxOptionLength}
      value={option.text}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      end={
        onRemove ? (
          <IconButton icon="close" label={t('remove_option', { number })} onClick={onRemove} />
        ) : undefined
      }
    />
  );
}
