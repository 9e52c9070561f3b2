import type { AddressTexts } from '@pasar/account';
import { Tag } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './AddressText.module.css';

export type AddressTextProps = {
  readonly address: AddressTexts;
  /** A label such as "default". */
  readonly mark?: ReactNode;
};

/** An address for display: recipient, phone number, lines. */
export function AddressText({ address, mark }: AddressTextProps): ReactElement {
  const places = [address.district, address.city, address.state, address.postcode].filter(Boolean);
  return (
    <address className={styles.address}>
      <span className={styles.who}>
        <strong>{address.name}</strong> <span className={styles.phone}>{address.phone}</span>{' '}
        {mark ? <Tag tone="brand-soft">{mark}</Tag> : null}
      </span>
      <span>{[address.street, address.unit].filter(Boolean).join(', ')}</span>
      <span>{places.join(', ')}</span>
    </address>
  );
}
