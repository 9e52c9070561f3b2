import { Button, ButtonLink, CardSection, Cluster, Notice, Stack, TextField } from '@pasar/design-system';
import { afterSaleApi, returnLabelPath } from '@pasar/order-api';
import type { OrderReturn } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NothingToSend } from '../return-shipping/ReturnShippingScreen.tsx';
import type { ReturnShippingOption } from '../return-shipping/return-shipping-options.data.ts';
import { Page } from '../shared/Page.tsx';
import { ReturnPage } from '../shared/ReturnPage.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { useStep } from '../shared/use-step.ts';
import { ReturnLabel } from './ReturnLabel.tsx';
import styles from './ReturnInstructions.module.css';

/** How to send the goods back, with a printable label. */
export function ReturnInstructionsScreen({
  input,
}: ScreenComponentProps<'refund-return-instructions'>): ReactElement {
  return (
    <ReturnPage of={{ return_id: input.params.returnId }}>
      {(found) =>
        found.status === 'to_send' || found.status === 'sent' ? (
          <Instructions found={found} />
        ) : (
          <NothingToSend found={found} />
        )
      }
    </ReturnPage>
  );
}

function Instructions({ found }: { readonly found: OrderReturn }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const parentOf = useParentOrder();
  const { shipping_option: option = 'drop-off', deadline, return_id } = found;
  return (
    <Page title={t('instructions_title')} back={parentOf(found)}>
      <Stack gap="lg">
        {deadline !== undefined && found.status === 'to_send' ? (
          <Notice tone="warning">{t('send_until', { date: format.dateTime(deadline) })}</Notice>
        ) : null}
        <CardSection title={t('instructions_steps')}>
          <ol className={styles.steps}>
            <li>{t('instructions_pack')}</li>
            <li>{t('instructions_label')}</li>
            <li>{t(`instructions_${option}`)}</li>
          </ol>
          {found.status === 'to_send' ? (
            <Cluster justify="end">
              <ButtonLink
                variant="quiet"
                size="sm"
                to={buildPath('return-select-shipping-option', { return_id })}
              >
                {t('choose_return_shipping')}
              </ButtonLink>
            </Cluster>
          ) : null}
        </CardSection>
        <CardSection title={t('return_label')}>
          <ReturnLabel found={found} />
          <Cluster justify="end">
            <ButtonLink
              variant="secondary"
              to={`${returnLabelPath}?return_id=${return_id}`}
              reloadDocument
              download
            >
              {t('download_label')}
            </ButtonLink>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('print_label')}
            </Button>
          </Cluster>
        </CardSection>
        {found.status === 'to_send' ? (
          <SendForm found={found} option={option as ReturnShippingOption} />
        ) : (
          <Notice tone="success">{t('return_event_sent')}</Notice>
        )}
      </Stack>
    </Page>
  );
}

type FormProps = { readonly found: OrderReturn; readonly option: ReturnShippingOption };

function SendForm({ found, option }: FormProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [shipReturn, { isLoading }] = afterSaleApi.useShipReturnMutation();
  const { return_id } = found;
  const send = async () => {
    const own = option === 'own-carrier' ? { tracking_number: number } : {};
    const sent = await run(shipReturn({ return_id, option, sent: true, ...own }), {
      call: 'return-ship',
      done: t('return_event_sent'),
    });
    if (sent) await navigate(buildPath('return-detail-by-return', { returnId: return_id }));
  };
  return (
    <Stack gap="md">
      {option === 'own-carrier' ? (
        <TextField
          label={t('tracking_number')}
          hint={t('tracking_number_hint')}
          autoCapitalize="characters"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      ) : null}
      <Button block loading={isLoading} onClick={() => void send()}>
        {t('goods_sent')}
      </Button>
    </Stack>
  );
}
