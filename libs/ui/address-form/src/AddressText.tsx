import type { AddressTexts } from '@pasar/account';
import { Tag } from '@pasar/design-system';
import { formatAddress, formatPhone } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { ReactElement, ReactNode } from 'react';
import styles from './AddressText.module.css';

export type AddressTextProps = {
  readonly address: AddressTexts;
  readonly market: MarketCode;
  /** A label such as "default". */
  readonly mark?: ReactNode;
};

/** An address for display, as it is written in its market: recipient, phone number, two lines. */
export function AddressText({ address, market, mark }: AddressTextProps): ReactElement {
  const [first, ...others] = formatAddress(market, address);
  return (
    <address className={styles.address}>
      <span className={styles.who}>
        <strong>{address.name}</strong>{' '}
        <span className={styles.phone}>{formatPhone(market, address.phone)}</span>{' '}
        {mark ? <Tag tone="brand-soft">{mark}</Tag> : null}
      </span>
      <span>{first}</span>
      <span>{others.join(', ')}</span>
    </address>
  );
}
