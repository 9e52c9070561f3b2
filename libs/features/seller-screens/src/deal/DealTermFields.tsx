import { dealKinds, dealLimits } from '@pasar/cart';
import type { DealKind } from '@pasar/cart';
import { CardSection, RadioGroup, TextField } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../shared/PeriodFields.tsx';
import styles from '../shared/PortalForm.module.css';
import type { DealPartProps } from './deal-part-props.ts';

/** The kind of a deal, which is fixed once it exists, its name, a bundle's terms, and the period. */
export function DealTermFields({ form, change, errorOf, deal }: DealPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('deal_details')}>
      {deal ? null : (
        <RadioGroup
          legend={t('deal_kind')}
          name="kind"
          value={form.kind}
          options={dealKinds.map((kind) => ({
            value: kind,
            label: t(`deal_${kind}`),
            hint: t(`deal_${kind}_hint`),
          }))}
          onValueChange={(kind) => change({ kind: kind as DealKind })}
        />
      )}
      <TextField
        label={t('deal_name')}
        hint={t('voucher_name_hint')}
        name="name"
        autoComplete="off"
        maxLength={dealLimits.maxNameLength}
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {form.kind === 'bundle' ? (
        <div className={styles.pair}>
          <TextField
            label={t('bundle_quantity')}
            name="min_quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={form.minQuantity}
            error={errorOf('min_quantity')}
            onChange={(event) => change({ minQuantity: event.currentTarget.value })}
          />
          <TextField
            label={t('bundle_percent')}
            name="percent_off"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            start="%"
            value={form.percent}
            error={errorOf('percent_off')}
            onChange={(event) => change({ percent: event.currentTarget.value })}
          />
        </div>
      ) : null}
      <PeriodFields form={form} change={change} errorOf={errorOf} isStartFixed={deal?.phase === 'running'} />
    </CardSection>
  );
}
