import { productImportsApi } from '@pasar/catalogue-api';
import type { ProductImport } from '@pasar/catalogue-api';
import { ErrorState, Skeleton } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { FileSection } from './FileSection.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import styles from './ImportScreen.module.css';
import { isActive } from './is-active.ts';
import { LatestImport } from './LatestImport.tsx';
import { useWatchImports } from './use-watch-imports.ts';

/** Sends a file of products, shows the progress and the errors of the latest import, and lists earlier ones. */
export function ImportScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-products">
      {() => (
        <>
          <PortalHead part="seller-products" title={t('import_products')} />
          <Imports />
        </>
      )}
    </PortalPage>
  );
}

function Imports(): ReactElement {
  const { data, error, isFetching, refetch } = productImportsApi.useListProductImportsQuery();
  const imports: readonly ProductImport[] = data?.imports ?? [];
  const [latest, ...earlier] = imports;
  const isBusy = latest !== undefined && (latest.state === 'waiting' || latest.state === 'running');
  useWatchImports(latest);
  if (!data && error) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" className={styles.loading} />;
  return (
    <>
      <FileSection isBusy={isBusy} onChanged={() => void refetch()} />
      {latest ? (
        <LatestImport
          key={`${latest.import_id}-${isActive(latest)}`}
          latest={latest}
          onChanged={() => void refetch()}
        />
      ) : null}
      {earlier.length > 0 ? <ImportHistory imports={earlier} /> : null}
    </>
  );
}
