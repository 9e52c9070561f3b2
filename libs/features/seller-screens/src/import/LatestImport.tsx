import { productImportReportPath, productImportsApi } from '@pasar/catalogue-api';
import type { ProductImport } from '@pasar/catalogue-api';
import { Button, CardSection, Notice, ProgressBar } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';
import styles from './ImportScreen.module.css';
import { ImportState } from './ImportState.tsx';
import { isActive } from './is-active.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { useCounts } from './use-counts.ts';

type Props = { readonly latest: ProductImport; readonly onChanged: () => void };

/** The latest import: progress, counts, errors by row, and what can be done next. */
export function LatestImport({ latest, onChanged }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const counts = useCounts(latest);
  const { row_count, rows_done, is_dry_run, state, failure, problems } = latest;
  const hasReport = state === 'done' || state === 'cancelled';
  return (
    <CardSection title={t('import_latest')}>
      <div className={styles.head}>
        <strong className={styles.name}>{latest.file_name}</strong>
        <ImportState state={state} isDryRun={is_dry_run} />
      </div>
      <span className={styles.hint}>{format.dateTime(latest.created_at)}</span>
      {state === 'running' && row_count > 0 ? (
        <>
          <ProgressBar value={rows_done} max={row_count} label={t('import_state_running')} />
          <span className={styles.hint}>
            {t('import_rows_done', { done: format.number(rows_done), all: format.number(row_count) })}
          </span>
        </>
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="danger" title={t('import_unreadable')}>
          {failure.reason}
        </Notice>
      )}
      {counts === '' ? null : <p className={styles.counts}>{counts}</p>}
      {state === 'done' && is_dry_run ? <Notice>{t('import_checked_text')}</Notice> : null}
      <Actions latest={latest} onChanged={onChanged} />
      {problems.length > 0 ? <ProblemTable problems={problems} /> : null}
      {hasReport && row_count > 0 ? <ReportLink importId={latest.import_id} /> : null}
    </CardSection>
  );
}

function Actions({ latest, onChanged }: Props): ReactElement | null {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [confirm, { isLoading: isConfirming }] = productImportsApi.useConfirmProductImportMutation();
  const [cancel, { isLoading: isCancelling }] = productImportsApi.useCancelProductImportMutation();
  const { import_id, state, is_dry_run, created, changed } = latest;
  const failed = t('import_failed');
  const step = (sending: Promise<{ readonly error?: unknown }>, call: string, done: string) =>
    void run(sending, { call, done, failed }).then(onChanged);
  if (isActive(latest))
    return (
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={isCancelling}
          onClick={() => step(cancel({ import_id }), 'seller-import-cancel', t('import_cancel_done'))}
        >
          {t('import_cancel')}
        </Button>
      </div>
    );
  return state === 'done' && is_dry_run && created + changed > 0 ? (
    <div>
      <Button
        loading={isConfirming}
        onClick={() => step(confirm({ import_id }), 'seller-import-confirm', t('import_started'))}
      >
        {t('import_now')}
      </Button>
    </div>
  ) : null;
}

/** Downloads the report with a line for every row. */
export function ReportLink({ importId }: { readonly importId: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <a className={styles.link} href={`${productImportReportPath}?import_id=${importId}`} download>
      {t('import_report')}
    </a>
  );
}
