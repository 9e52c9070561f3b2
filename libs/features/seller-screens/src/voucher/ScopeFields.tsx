import { voucherLimits } from '@pasar/cart';
import { CardSection, RadioGroup } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicker } from '../shared/ItemPicker.tsx';
import type { VoucherPartProps } from './voucher-part-props.ts';
import styles from '../shared/PortalForm.module.css';

/** Which products it is valid for, and where buyers find it. */
export function ScopeFields({ form, change, errorOf, isFixed }: VoucherPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <>
      <CardSection title={t('voucher_scope')}>
        <fieldset className={styles.plain} disabled={isFixed}>
          <RadioGroup
            legend={t('voucher_scope')}
            legendHidden
            name="scope"
            value={form.hasChosenItems ? 'items' : 'shop'}
            options={[
              { value: 'shop', label: t('whole_shop') },
              { value: 'items', label: t('chosen_products') },
            ]}
            onValueChange={(value) => change({ hasChosenItems: value === 'items' })}
          />
        </fieldset>
        {form.hasChosenItems ? (
          <ItemPicker
            items={form.items}
            max={voucherLimits.maxItems}
            isFixed={isFixed}
            error={errorOf('itemids')}
            toItem={({ itemid, title, picture }) => ({ itemid, title, ...(picture && { picture }) })}
            onChange={(items) => change({ items })}
          />
        ) : null}
      </CardSection>
      <CardSection title={t('visibility')}>
        <fieldset className={styles.plain} disabled={isFixed}>
          <RadioGroup
            legend={t('visibility')}
            legendHidden
            name="is_listed"
            value={form.isListed ? 'listed' : 'code'}
            options={[
              { value: 'listed', label: t('on_shop_page'), hint: t('on_shop_page_hint') },
              { value: 'code', label: t('by_code'), hint: t('by_code_hint') },
            ]}
            onValueChange={(value) => change({ isListed: value === 'listed' })}
          />
        </fieldset>
      </CardSection>
    </>
  );
}
