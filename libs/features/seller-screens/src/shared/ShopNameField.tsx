import { TextField } from '@pasar/design-system';
import { shopLimits } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongEnoughName } from './is-long-enough-name.ts';

type Props = {
  readonly value: string;
  /** Whether a name that is too short is marked. */
  readonly showsProblem: boolean;
  readonly onChange: (name: string) => void;
};

/** The name of a shop. */
export function ShopNameField({ value, showsProblem, onChange }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const { minNameLength, maxNameLength } = shopLimits;
  const isMissing = showsProblem && !isLongEnoughName(value);
  return (
    <TextField
      label={t('shop_name')}
      name="name"
      autoComplete="organization"
      maxLength={maxNameLength}
      value={value}
      error={isMissing && t('shop_name_missing', { min: number(minNameLength) })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
