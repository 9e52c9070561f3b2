import { useSession } from '@pasar/account-api';
import { catalogueApi, useVoucherClaims, vouchersApi } from '@pasar/catalogue-api';
import type { Voucher } from '@pasar/catalogue-api';
import { Section } from '@pasar/layout';
import { PillLinks } from '@pasar/page-sections';
import { buildPath, loginPath } from '@pasar/routing-table';
import { useFormat, useShowFailure, useToast } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { OfferPlaceholders } from './OfferPlaceholders.tsx';
import { TrustRow } from './TrustRow.tsx';
import { voucherCount } from './voucher-count.ts';

/** The marketplace's vouchers, trending searches and guarantees. */
export default function OfferRows(): ReactElement {
  const vouchers = vouchersApi.useGetVouchersInfiniteQuery({ scope: 'platform', limit: voucherCount });
  const popular = catalogueApi.useGetSearchSuggestionsQuery({ keyword: '' });
  const keywords = (popular.data?.suggestions ?? []).filter(({ kind }) => kind === 'keyword');
  const isLoading = vouchers.isLoading || popular.isLoading;
  return (
    <>
      {isLoading ? (
        <OfferPlaceholders />
      ) : (
        <>
          <Vouchers vouchers={vouchers.data?.pages[0]?.vouchers ?? []} />
          <Trending links={keywords.map(({ text, link }) => ({ to: link, label: text }))} />
        </>
      )}
      <TrustRow />
    </>
  );
}

function Vouchers({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement | null {
  const { t } = useTranslation('home-screens');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const isMember = useSession().status === 'logged-in';
  const claims = useVoucherClaims(vouchers, isMember);
  const claim = async (voucher: Voucher) => {
    if (!isMember) return void navigate(loginPath(buildPath('home', {})));
    const error = await claims.claim(voucher);
    if (error) return showFailure({ call: 'voucher-claim', error, fallbackMessage: t('claim_failed') });
    return toast({ message: t('claimed'), kind: 'success' });
  };
  if (vouchers.length === 0) return null;
  return (
    <Section title={t('vouchers')} moreTo={buildPath('user-voucher-wallet', {}, { tab: 'claim' })}>
      <VoucherList
        label={t('vouchers')}
        vouchers={vouchers}
        stateOf={(voucher) => voucherState(claims.statusOf(voucher))}
        format={format}
        spendPath={buildPath('search', {})}
        isClaiming={claims.isClaiming}
        onClaim={(voucher) => void claim(voucher)}
      />
    </Section>
  );
}

function Trending({
  links,
}: {
  readonly links: readonly { to: string; label: string }[];
}): ReactElement | null {
  const { t } = useTranslation('home-screens');
  return links.length === 0 ? null : (
    <Section title={t('trending')}>
      <PillLinks label={t('trending')} links={links} />
    </Section>
  );
}
