import { accountApi, useSession } from '@pasar/account-api';
import type { Address } from '@pasar/account-api';
import { itemOffersApi } from '@pasar/catalogue-api';
import type { Logistic, ShippingFee } from '@pasar/catalogue-api';
import { ButtonLink, ErrorState, Icon, Select, Skeleton } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './DeliveryOptions.module.css';

export type DeliveryOptionsProps = { readonly shopid: number; readonly itemid: number };

/** The ways that it can be sent: to an address of a member, to anywhere for a visitor; and what makes them cheaper. */
const DeliveryOptions = (key: DeliveryOptionsProps): ReactElement => {
  const session = useSession();
  const { data } = accountApi.useListAddressesQuery(undefined, { skip: session.status !== 'logged-in' });
  const [chosen, setChosen] = useState<number>();
  const addresses = data?.addresses ?? [];
  const address = addresses.find(({ id }) => id === chosen) ?? addresses[0];
  return (
    <div className={styles.options}>
      {address ? <AddressChoice addresses={addresses} chosen={address.id} onChoose={setChosen} /> : null}
      {session.status === 'not-logged-in' ? <SignIn /> : null}
      <Ways item={key} address={address} />
    </div>
  );
};

const SignIn = (): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="secondary" size="sm" to={loginPath(pathname + search)}>
      {t('sign_in_for_address')}
    </ButtonLink>
  );
};

type AddressChoiceProps = {
  readonly addresses: readonly Address[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

const addressLine = ({ name, street, district, city, state, postcode }: Address): string =>
  [name, street, district, city, state, postcode].filter(Boolean).join(', ');

const AddressChoice = ({ addresses, chosen, onChoose }: AddressChoiceProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  return (
    <Select
      label={t('deliver_to')}
      value={String(chosen)}
      options={addresses.map((address) => ({ value: String(address.id), label: addressLine(address) }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
};

type WaysProps = { readonly item: DeliveryOptionsProps; readonly address: Address | undefined };

const Ways = ({ item, address }: WaysProps): ReactElement => {
  const { city = '', state = '' } = address ?? {};
  const info = itemOffersApi.useGetShippingInfoQuery({ ...item, state, city });
  const fee = itemOffersApi.useGetShippingFeeQuery(item);
  if (info.isError)
    return <ErrorState headingLevel="h3" onRetry={() => void info.refetch()} retrying={info.isFetching} />;
  if (!info.currentData) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <>
      <ul className={styles.ways}>
        {info.currentData.logistics.map((way) => (
          <Way key={way.channel} way={way} />
        ))}
      </ul>
      <Savings rules={fee.data?.promotion_rules ?? []} />
    </>
  );
};

const Way = ({ way }: { readonly way: Logistic }): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { money } = useFormat();
  return (
    <li className={styles.way}>
      <span className={styles.name}>{t(`channel_${way.channel}`, way.channel)}</span>
      <span className={styles.fee}>{way.fee.amount === 0 ? t('free_shipping') : money(way.fee)}</span>
      <span className={styles.muted}>
        {[t('days', { min: way.days_min, max: way.days_max }), way.cod ? t('cod') : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};

type SavingsProps = { readonly rules: ShippingFee['promotion_rules'] };

const Savings = ({ rules }: SavingsProps): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const { money } = useFormat();
  return rules.length === 0 ? null : (
    <section aria-labelledby="delivery-savings">
      <h3 id="delivery-savings" className={styles.title}>
        {t('delivery_savings')}
      </h3>
      <ul className={styles.savings}>
        {rules.map(({ code, label, min_spend }) => (
          <li key={code} className={styles.saving}>
            <Icon name="ticket" size="sm" />
            {t('delivery_saving', { label, code, price: money(min_spend) })}
          </li>
        ))}
      </ul>
    </section>
  );
};

export default DeliveryOptions;
