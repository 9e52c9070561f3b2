import type { ProductImport } from '@pasar/catalogue-api';
import { Tag } from '@pasar/design-system';
import { importLimits } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ImportScreen.module.css';

/** The first rows with a problem, in the file's order: some problems are found in a later pass. */
export function ProblemTable({ problems }: Pick<ProductImport, 'problems'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  const max = importLimits.maxShownProblems;
  return (
    <>
      <h3 className={styles.subtitle}>{t('import_problems')}</h3>
      <ul className={styles.problems}>
        {inOrder.map(({ line, line_unit, id, reason, is_warning }, at) => (
          <li key={at} className={styles.problem}>
            <span className={styles.line}>
              {line_unit === undefined
                ? t('import_line', { line: format.number(line) })
                : t('import_product_number', { number: format.number(line) })}
            </span>
            <Tag size="sm" tone={is_warning ? 'neutral' : 'danger'}>
              {t(is_warning ? 'import_note' : 'import_row_rejected')}
            </Tag>
            <span className={styles.reason}>
              {id === undefined ? null : <code className={styles.id}>{id}</code>}
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {problems.length >= max ? (
        <p className={styles.hint}>{t('import_more_problems', { max: format.number(max) })}</p>
      ) : null}
    </>
  );
}
