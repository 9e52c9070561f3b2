import { openShopApi } from '@pasar/catalogue-api';
import { findPlaceName, deliveryRegions } from '@pasar/delivery';
import { CardSection, Select } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isLongEnoughName } from './is-long-enough-name.ts';
import { PortalForm } from './PortalForm.tsx';
import { ShopDescriptionField } from './ShopDescriptionField.tsx';
import { ShopNameField } from './ShopNameField.tsx';
import { useSellerStep } from './use-seller-step.ts';

const emptyForm = { name: '', description: '', location: '' };

/** The form with which a member opens a shop in this market; it leads to the shop's first product. */
export function OpenShop(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const navigate = useNavigate();
  const run = useSellerStep();
  const regions = useRegionOptions();
  const [openShop, { isLoading }] = openShopApi.useOpenShopMutation();
  const [form, setForm] = useState(emptyForm);
  const [showsProblems, setShowsProblems] = useState(false);
  const change = (changes: Partial<typeof emptyForm>) => setForm({ ...form, ...changes });
  const hasLocation = form.location !== '';
  const isValid = isLongEnoughName(form.name) && hasLocation;
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
        <ShopNameField value={form.name} showsProblem={showsProblems} onChange={(name) => change({ name })} />
        <Select
          label={t('shop_location')}
          name="location"
          placeholder={t('shop_location_choose')}
          options={regions}
          value={form.location}
          error={showsProblems && !hasLocation && t('shop_location_missing')}
          onChange={(event) => change({ location: event.currentTarget.value })}
        />
        <ShopDescriptionField value={form.description} onChange={(description) => change({ description })} />
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
