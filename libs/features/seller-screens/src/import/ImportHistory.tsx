import { CardSection } from '@pasar/design-system';
import type { ProductImport } from '@pasar/catalogue-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ImportScreen.module.css';
import { ImportState } from './ImportState.tsx';
import { ReportLink } from './LatestImport.tsx';
import { useCounts } from './use-counts.ts';

/** Earlier imports, newest first. */
export function ImportHistory({ imports }: { readonly imports: readonly ProductImport[] }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('import_history')}>
      <ul className={styles.problems}>
        {imports.map((each) => (
          <HistoryRow key={each.import_id} entry={each} />
        ))}
      </ul>
    </CardSection>
  );
}

function HistoryRow({ entry }: { readonly entry: ProductImport }): ReactElement {
  const format = useFormat();
  const counts = useCounts(entry);
  const hasReport = entry.row_count > 0 && (entry.state === 'done' || entry.state === 'cancelled');
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.name}>{entry.file_name}</span>
        <ImportState state={entry.state} isDryRun={entry.is_dry_run} />
      </div>
      <span className={styles.hint}>
        {[format.dateTime(entry.created_at), counts].filter(Boolean).join(' · ')}
      </span>
      {entry.failure === undefined ? null : <span className={styles.hint}>{entry.failure.reason}</span>}
      {hasReport ? <ReportLink importId={entry.import_id} /> : null}
    </li>
  );
}
