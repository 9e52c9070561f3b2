import { BranchPicker, branchPlace } from '@pasar/address-form';
import { isNotFound } from '@pasar/base-api';
import type { ApiError } from '@pasar/base-api';
import { Button, ButtonLink, CardSection, EmptyState, ErrorState, Notice, Stack } from '@pasar/design-system';
import { branchApi } from '@pasar/order-api';
import type { BranchRequest, BranchRequestKey } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotFound } from '../shared/OrderNotFound.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { Page, PageColumn } from '../shared/Page.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { branchRequestKey } from './branch-request-key.ts';
import styles from './BranchReselection.module.css';
import { useReselectBranch } from './use-reselect-branch.ts';

/** Chooses another branch for an order whose branch can no longer take its parcel. */
export function BranchReselectionScreen({ input }: ScreenComponentProps<'reselect-branch'>): ReactElement {
  const key = branchRequestKey(input);
  const { data, error, isFetching, refetch } = branchApi.useGetBranchRequestQuery(key);
  return (
    <PageColumn>
      {data && !error ? (
        <Reselection request={data} requestKey={key} onRefused={refetch} />
      ) : isNotFound(error) ? (
        <OrderNotFound />
      ) : (error as ApiError | undefined)?.kind === 'refused' ? (
        <NothingToChoose orderId={key.order_id} error={error as ApiError} />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </PageColumn>
  );
}

type NothingProps = { readonly orderId: number; readonly error: ApiError };

/** The order needs no other branch, has been shipped, or its deadline is over: the server says which. */
function NothingToChoose({ orderId, error }: NothingProps): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('branch_over')}
      text={error.message}
      action={<ButtonLink to={buildPath('purchase-order-detail', { orderId })}>{t('view_order')}</ButtonLink>}
    />
  );
}

type Props = {
  readonly request: BranchRequest;
  readonly requestKey: BranchRequestKey;
  readonly onRefused: () => unknown;
};

function Reselection({ request, requestKey, onRefused }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const parentOf = useParentOrder();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const list = branchApi.useListBranchesQuery({ near: requestKey.storeid, ...(words && { q: words }) });
  const { submit, isLoading, isMissing } = useReselectBranch(requestKey, () => {
    void list.refetch();
    onRefused();
  });
  const found = list.currentData ?? list.data;
  return (
    <Page title={t('branch_title')} back={parentOf({ ...requestKey, order_sn: request.order_sn })}>
      <Notice tone="warning" title={t(`branch_closed_${request.status}`)}>
        <Stack gap="sm">
          <span className={styles.place}>
            <strong>{request.branch.name}</strong>
            <span>{branchPlace(request.branch)}</span>
          </span>
          <span>{t('branch_deadline', { date: format.dateTime(request.reselect_by) })}</span>
        </Stack>
      </Notice>
      <CardSection title={t('branch_choose')}>
        <BranchPicker
          branches={found?.branches}
          hasMore={found?.has_more ?? false}
          failed={list.isError}
          value={chosen}
          error={isMissing && chosen === undefined ? t('branch_missing') : undefined}
          onChoose={setChosen}
          onSearch={setWords}
          onRetry={() => void list.refetch()}
        />
      </CardSection>
      <Button size="lg" block loading={isLoading} onClick={() => void submit(chosen)}>
        {t('branch_confirm')}
      </Button>
    </Page>
  );
}
