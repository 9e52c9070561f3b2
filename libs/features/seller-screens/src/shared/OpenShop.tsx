import { openShopApi } from '@pasar/catalogue-api';
import { findPlaceName, deliveryRegions } from '@pasar/delivery';
import { CardSection, Select, TextArea, TextField } from '@pasar/design-system';
import { shopLimits } from '@pasar/item';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PortalForm } from './PortalForm.tsx';
import { useSellerStep } from './use-seller-step.ts';

const { minNameLength, maxNameLength, maxDescriptionLength } = shopLimits;
const emptyForm = { name: '', description: '', location: '' };

/** The form with which a member opens a shop in this market; it leads to the shop's first product. */
export function OpenShop(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const navigate = useNavigate();
  const run = useSellerStep();
  const regions = useRegionOptions();
  const [openShop, { isLoading }] = openShopApi.useOpenShopMutation();
  const [form, setForm] = useState(emptyForm);
  const [showsProblems, setShowsProblems] = useState(false);
  const change = (changes: Partial<typeof emptyForm>) => setForm({ ...form, ...changes });
  const hasName = form.name.trim().length >= minNameLength;
  const hasLocation = form.location !== '';
  const isValid = hasName && hasLocation;
  const open = async () => {
    const texts = { call: 'open-shop', done: t('shop_opened'), failed: t('open_shop_failed') };
    if (await run(openShop(form), texts)) await navigate(buildPath('seller-new-product'));
  };
  const submit = () => {
    setShowsProblems(true);
    if (isValid) void open();
    return isValid;
  };
  return (
    <PortalForm
      saveLabel={t('open_shop')}
      isSaving={isLoading}
      hasProblems={showsProblems && !isValid}
      onSubmit={submit}
    >
      <CardSection title={t('open_shop_title')}>
        <p>{t('open_shop_text')}</p>
        <TextField
          label={t('shop_name')}
          name="name"
          autoComplete="organization"
          maxLength={maxNameLength}
          value={form.name}
          error={showsProblems && !hasName && t('shop_name_missing', { min: number(minNameLength) })}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Select
          label={t('shop_location')}
          name="location"
          placeholder={t('shop_location_choose')}
          options={regions}
          value={form.location}
          error={showsProblems && !hasLocation && t('shop_location_missing')}
          onChange={(event) => change({ location: event.currentTarget.value })}
        />
        <TextArea
          label={t('shop_about')}
          name="description"
          maxLength={maxDescriptionLength}
          value={form.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </CardSection>
    </PortalForm>
  );
}

/** The market's regions, by their names in the page's language. */
function useRegionOptions() {
  const { market, language } = useScreenContext();
  return deliveryRegions(market.code).map(({ name }) => ({
    value: name,
    label: findPlaceName(market, { state: name }, language) ?? name,
  }));
}
