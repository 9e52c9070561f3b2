import { useSession } from '@pasar/account-api';
import { useVoucherClaims, vouchersApi } from '@pasar/catalogue-api';
import type { Voucher } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { VoucherGrid, VoucherList, voucherState } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';
import { voucherQuery } from '../part-queries.ts';
import { useClaim } from './use-claim.ts';

/** Vouchers to claim; renders nothing if there are none. */
export default function PageVouchers({ props }: PartProps<'vouchers'>): ReactElement | null {
  const { currentData, isError, isFetching, refetch } = vouchersApi.useGetVouchersInfiniteQuery(
    voucherQuery(props),
  );
  const vouchers = currentData?.pages[0]?.vouchers;
  if (vouchers?.length === 0) return null;
  return (
    <Section title={props.title} moreTo={buildPath('user-voucher-wallet')}>
      {vouchers ? (
        <Claims label={props.title} vouchers={vouchers} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <VoucherGrid label={props.title} loading={2} />
      )}
    </Section>
  );
}

type ClaimsProps = { readonly label: string; readonly vouchers: readonly Voucher[] };

/** Voucher cards with their state for this shopper. */
export function Claims({ label, vouchers }: ClaimsProps): ReactElement {
  const signedIn = useSession().status === 'logged-in';
  const claims = useVoucherClaims(vouchers, signedIn);
  const claim = useClaim(claims.claim, signedIn);
  return (
    <VoucherList
      label={label}
      vouchers={vouchers}
      stateOf={(voucher) => voucherState(claims.statusOf(voucher))}
      format={useFormat()}
      spendPath={buildPath('popular-products')}
      isClaiming={claims.isClaiming}
      onClaim={(voucher) => void claim(voucher)}
    />
  );
}
