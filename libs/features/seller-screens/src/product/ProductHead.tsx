import { Breadcrumbs } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProductHead.module.css';

/** The breadcrumbs: the list, then the product. */
export function ProductHead({ title }: { readonly title: string }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('products'), to: buildPath('seller-products') }, { label: title }]} />
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
