import type { ProductImport } from '@pasar/catalogue-api';
import { useFormat } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

const names = ['created', 'changed', 'unchanged', 'rejected', 'warnings'] as const;

/** Returns the counts of an import that are not zero, as one text. */
export function useCounts(found: ProductImport): string {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  return names
    .filter((name) => found[name] > 0)
    .map((name) => t(`import_${name}`, { number: format.number(found[name]) }))
    .join(' · ');
}
