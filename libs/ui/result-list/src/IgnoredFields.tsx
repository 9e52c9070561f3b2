import { Notice } from '@pasar/design-system';
import { findUnsupportedFields } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListAddress } from './list-address.ts';
import { useListContext } from './list-context.ts';

/** The query fields that this list ignores. @spec filter-fields */
export function IgnoredFields({ address }: { readonly address: ListAddress }): ReactElement | null {
  const { t } = useTranslation('result-list');
  const { listText } = useListContext();
  const fields = findUnsupportedFields(address.params);
  if (fields.length === 0) return null;
  const without = Object.fromEntries(fields.map((name) => [name, undefined]));
  return (
    <Notice title={t('ignored_fields', { fields: listText(fields) })}>
      <Link to={address.to(without)}>{t('without_ignored_fields')}</Link>
    </Notice>
  );
}
