import type { ItemDetail } from '@pasar/catalogue-api';
import { Checkbox, Stack } from '@pasar/design-system';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { stockAlertsApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { soldOutModels } from './sold-out-models.ts';

/** The sold-out models, with a checkbox for each alert. */
export function StockAlertChoices({ item }: { readonly item: ItemDetail }): ReactElement {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { shopid, itemid } = item;
  const { data } = stockAlertsApi.useGetStockAlertsQuery({ shopid, itemid });
  const [setAlert, { isLoading }] = stockAlertsApi.useSetStockAlertMutation();
  const change = async (modelid: number, wanted: boolean) => {
    const { error } = await setAlert({ shopid, itemid, ...(modelid > 0 && { modelid }), wanted });
    if (!error) return toast({ message: t(wanted ? 'alert_set' : 'alert_removed'), kind: 'success' });
    return showFailure({
      call: 'stock-alert-set',
      error,
      fallbackMessage: t('alert_failed'),
      noResponseMessage: t('no_connection'),
    });
  };
  return (
    <Stack gap="md">
      {soldOutModels(item).map(({ modelid, name }) => (
        <Checkbox
          key={modelid}
          label={name}
          checked={data?.modelids.includes(modelid) ?? false}
          disabled={!data}
          saving={isLoading}
          onChange={(event) => void change(modelid, event.target.checked)}
        />
      ))}
    </Stack>
  );
}
