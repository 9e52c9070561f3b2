import type { ApiError } from '@pasar/base-api';
import { Button, CardSection, Stack, TextField, focusFirstError } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { sellerApi } from '@pasar/order-api';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Problem = 'carrier_missing' | 'tracking_invalid';

const isInvalidNumber = (error: unknown): boolean =>
  (error as ApiError).code === errorCodes.TRACKING_NUMBER_INVALID;

/** Marks the parcel as shipped, with carrier and tracking number. Keeps the input on failure, and focuses an invalid field. */
export function ShipForm({ orderId }: { readonly orderId: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const element = useRef<HTMLFormElement>(null);
  const [ship, { isLoading }] = sellerApi.useShipOrderMutation();
  const show = (found: Problem) => {
    setProblem(found);
    focusFirstError(element.current);
  };
  const send = async () => {
    const { error } = await ship({ order_id: orderId, carrier: carrier.trim(), tracking_number: number });
    if (!error) return toast({ message: t('ship_done'), kind: 'success' });
    if (isInvalidNumber(error)) return show('tracking_invalid');
    return showFailure({ call: 'seller-order-ship', error, fallbackMessage: t('step_failed') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (carrier.trim().length < 2) return show('carrier_missing');
    setProblem(undefined);
    void send();
  };
  const errorOf = (each: Problem) => (problem === each ? t(each) : undefined);
  return (
    <CardSection title={t('ship_title')}>
      <form ref={element} method="post" onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextField
            label={t('carrier')}
            name="carrier"
            maxLength={40}
            value={carrier}
            error={errorOf('carrier_missing')}
            onChange={(event) => setCarrier(event.currentTarget.value)}
          />
          <TextField
            label={t('tracking_number')}
            hint={t('tracking_number_hint')}
            name="tracking_number"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
            value={number}
            error={errorOf('tracking_invalid')}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Button type="submit" block loading={isLoading}>
            {t('ship')}
          </Button>
        </Stack>
      </form>
    </CardSection>
  );
}
