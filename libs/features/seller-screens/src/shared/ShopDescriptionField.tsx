import { TextArea } from '@pasar/design-system';
import { shopLimits } from '@pasar/item';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly value: string; readonly onChange: (description: string) => void };

/** What a shop says of itself. */
export function ShopDescriptionField({ value, onChange }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <TextArea
      label={t('shop_about')}
      name="description"
      maxLength={shopLimits.maxDescriptionLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
