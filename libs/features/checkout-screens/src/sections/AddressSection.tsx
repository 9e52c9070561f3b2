import { AddressText } from '@pasar/address-form';
import { Button, CardSection, Cluster, Notice, RadioGroup, Skeleton } from '@pasar/design-system';
import type { Address } from '@pasar/account-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { useHost } from '../host/host-context.tsx';
import { useAccountApi } from '../host/use-apis.ts';
import styles from './AddressSection.module.css';
import { NewAddress } from './NewAddress.tsx';
import { RetryNotice } from './RetryNotice.tsx';
import { useFocusedMode } from './use-focused-mode.ts';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** What is focused when a mode replaces the control that was pressed. */
const focusSelectors = { shown: 'button', choosing: 'input:checked', adding: 'input' };

/** The delivery address: the selected one, the others to choose from, and a form for a new one. */
export function AddressSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const market = useHost().context.market.code;
  const { data, isError, isFetching, refetch } = useAccountApi().useListAddressesQuery();
  const { frame, mode, setMode } = useFocusedMode(focusSelectors);
  const choose = (addressId: number) => {
    onChoose({ addressId });
    setMode('shown');
  };
  const inUse = data?.addresses.find(({ id }) => id === (choices.addressId ?? preview.address_id));
  const change = inUse && mode === 'shown';
  return (
    <div ref={frame}>
      <CardSection
        title={t('deliver_to')}
        aside={
          change ? (
            <Button size="sm" variant="quiet" onClick={() => setMode('choosing')}>
              {t('change')}
            </Button>
          ) : null
        }
      >
        {!data && isError ? <RetryNotice onRetry={refetch} retrying={isFetching} /> : null}
        {!data && !isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
        {change ? <AddressText address={inUse} market={market} /> : null}
        {data && !inUse ? <Notice tone="warning">{t('need_address')}</Notice> : null}
        {mode === 'choosing' && data ? (
          <AddressChoice addresses={data.addresses} inUse={inUse} onChoose={choose} />
        ) : null}
        {mode !== 'adding' && (mode === 'choosing' || (data && !inUse)) ? (
          <Cluster>
            <Button variant="secondary" icon="plus" onClick={() => setMode('adding')}>
              {t('add_address')}
            </Button>
          </Cluster>
        ) : null}
        {mode === 'adding' ? <NewAddress onAdded={choose} onCancel={() => setMode('shown')} /> : null}
      </CardSection>
    </div>
  );
}

type ChoiceProps = {
  readonly addresses: readonly Address[];
  readonly inUse: Address | undefined;
  readonly onChoose: (id: number) => void;
};

function AddressChoice({ addresses, inUse, onChoose }: ChoiceProps): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const market = useHost().context.market.code;
  return (
    <RadioGroup
      legend={t('choose_address')}
      legendHidden
      look="cards"
      value={String(inUse?.id ?? '')}
      onValueChange={(id) => onChoose(Number(id))}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: <AddressText address={address} market={market} />,
      }))}
    />
  );
}
