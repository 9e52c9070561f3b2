import { deliveryRegions } from '@pasar/delivery';
import { EmptyState, Notice, RadioGroup, Stack, TextField } from '@pasar/design-system';
import { useCountryName, useDeliveryRegion, useScreenContext, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../shared/ProfilePage.tsx';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Selects the delivery region, for which products, cart and checkout show fees and estimates while there is no address. */
export function LocationScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { market } = useScreenContext();
  const country = useCountryName(market.code);
  const { region, chooseRegion } = useDeliveryRegion();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const wanted = fold(search);
  const regions = deliveryRegions(market.code).filter(({ name, latin = '' }) =>
    [name, latin].some((text) => fold(text).includes(wanted)),
  );
  const choose = (name: string) => {
    chooseRegion(name);
    toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <ProfilePage title={t('location')} lead={t('location_lead', { country })}>
      <Stack gap="lg">
        {region ? <Notice tone="info">{t('location_chosen', { region })}</Notice> : null}
        <TextField
          label={t('location_search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {regions.length === 0 ? (
          <EmptyState illustration="lens" title={t('location_none', { search: search.trim() })} />
        ) : (
          <RadioGroup
            legend={t('location_region')}
            look="plain"
            value={region}
            options={regions.map(({ name, latin }) => ({ value: name, label: name, hint: latin }))}
            onValueChange={choose}
          />
        )}
      </Stack>
    </ProfilePage>
  );
}
