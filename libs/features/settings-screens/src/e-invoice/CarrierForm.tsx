import { Button, Card, RadioGroup, Stack, TextField } from '@pasar/design-system';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { normalizeCarrierCode } from '@pasar/settings';
import type { InvoiceCarrierKind } from '@pasar/settings';
import { settingsApi } from '@pasar/settings-api';
import type { InvoiceCarrier } from '@pasar/settings-api';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const textKeys: Readonly<Record<InvoiceCarrierKind, string>> = {
  member: 'carrier_member',
  'mobile-barcode': 'carrier_barcode',
  'citizen-certificate': 'carrier_certificate',
  'donation-code': 'carrier_donation',
};

/** Selects an invoice carrier and its code; an invalid code stays in the field with the expected format. */
export function CarrierForm({ carrier }: { readonly carrier: InvoiceCarrier }): ReactElement {
  const { t } = useTranslation('settings-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [kind, setKind] = useState<InvoiceCarrierKind>(carrier.kind);
  const [code, setCode] = useState(carrier.code);
  const [isRefused, setIsRefused] = useState(false);
  const [save, { isLoading }] = settingsApi.useSetInvoiceCarrierMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kept = normalizeCarrierCode(kind, code);
    setIsRefused(kept === null);
    if (kept === null) return;
    const { error } = await save({ kind, code });
    if (error)
      return void showFailure({ call: 'invoice-carrier-set', error, fallbackMessage: t('not_saved') });
    setCode(kept);
    toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Card>
        <Stack gap="lg">
          <RadioGroup
            legend={t('carrier_legend')}
            value={kind}
            options={carrier.kinds.map((value) => ({
              value,
              label: t(textKeys[value]),
              hint: t(`${textKeys[value]}_text`),
            }))}
            onValueChange={(value) => {
              setKind(value as InvoiceCarrierKind);
              setCode(value === carrier.kind ? carrier.code : '');
              setIsRefused(false);
            }}
          />
          {kind === 'member' ? null : (
            <TextField
              label={t('carrier_code')}
              hint={t(`${textKeys[kind]}_format`)}
              value={code}
              autoComplete="off"
              error={isRefused ? t('carrier_code_wrong') : undefined}
              onChange={({ target }) => {
                setCode(target.value);
                setIsRefused(false);
              }}
            />
          )}
          <Button type="submit" loading={isLoading}>
            {t('save')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
