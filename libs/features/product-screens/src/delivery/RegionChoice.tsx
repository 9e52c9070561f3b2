import { deliveryApi } from '@pasar/catalogue-api';
import { Select } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type RegionChoiceProps = {
  /** Empty until one is selected. */
  readonly chosen: string;
  readonly onChoose: (region: string) => void;
};

/** For shoppers without an address: the region is enough to calculate the fee. */
export function RegionChoice({ chosen, onChoose }: RegionChoiceProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { market, language } = useScreenContext();
  const { data } = deliveryApi.useGetDeliveryRegionsQuery();
  const inLatin = language !== market.languages[0];
  const options = (data?.regions ?? []).map(({ name, latin = name }) => ({
    value: name,
    label: inLatin ? latin : name,
  }));
  return (
    <Select
      label={t('deliver_to_region')}
      placeholder={t('choose_region')}
      value={chosen}
      options={options}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
