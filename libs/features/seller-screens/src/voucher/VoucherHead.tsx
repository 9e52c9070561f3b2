import { Breadcrumbs } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './VoucherHead.module.css';

/** The breadcrumbs: the list, then the voucher. */
export function VoucherHead({ title }: { readonly title: string }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('vouchers'), to: buildPath('seller-vouchers') }, { label: title }]} />
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
