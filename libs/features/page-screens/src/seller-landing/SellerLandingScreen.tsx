import { isNotFound } from '@pasar/base-api';
import { flattenPages, listsApi } from '@pasar/catalogue-api';
import type { Campaign, ServerTime, Voucher } from '@pasar/catalogue-api';
import { ErrorState, Notice } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { pageBuilderApi } from '@pasar/page-builder-api';
import { FrontPage, FrontSkeleton, InfiniteItemList, PageTitle } from '@pasar/page-sections';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGone } from '../page/PageScreen.tsx';
import PageCountdown from '../parts/countdown/PageCountdown.tsx';
import Hero from '../parts/hero/Hero.tsx';
import { pageCardSet } from '../parts/part-queries.ts';
import { Claims } from '../parts/vouchers/PageVouchers.tsx';
import { landingItems, landingQuery } from './landing-data.ts';
import type { LandingInput } from './landing-data.ts';

/** The page of a promotion: a campaign with its dates and items, or a voucher with items to use it on. */
export function SellerLandingScreen({ input }: ScreenComponentProps<'seller-landing'>): ReactElement {
  const query = landingQuery(input);
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = pageBuilderApi.useGetSellerLandingQuery(query ?? skipToken);
  if (!query || isNotFound(error)) return <PageGone />;
  if (!data)
    return error ? (
      <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />
    ) : (
      <FrontSkeleton />
    );
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp };
  return (
    <FrontPage>
      {data.campaign ? <CampaignHead campaign={data.campaign} clock={clock} /> : null}
      {data.voucher ? <VoucherHead voucher={data.voucher} /> : null}
      <Items input={input} shopid={data.voucher?.shop?.shopid} />
    </FrontPage>
  );
}

type CampaignHeadProps = { readonly campaign: Campaign; readonly clock: ServerTime };

function CampaignHead({ campaign, clock }: CampaignHeadProps): ReactElement {
  const { t } = useTranslation('page-screens');
  const format = useFormat();
  const { title, subtitle, picture, ongoing, starts_at, ends_at } = campaign;
  return (
    <>
      <Hero props={{ title, subtitle, picture }} clock={clock} isFirst />
      {ongoing ? (
        <PageCountdown props={{ title: t('ends_in'), ends_at }} clock={clock} isFirst={false} />
      ) : (
        <Notice title={t('from', { date: format.date(starts_at) })} />
      )}
    </>
  );
}

function VoucherHead({ voucher }: { readonly voucher: Voucher }): ReactElement {
  const { t } = useTranslation('page-screens');
  return (
    <>
      <PageTitle title={voucher.label} text={t('voucher_text')} />
      <Claims label={voucher.label} vouchers={[voucher]} />
    </>
  );
}

function Items({
  input,
  shopid,
}: {
  readonly input: LandingInput;
  readonly shopid: number | undefined;
}): ReactElement {
  const { t } = useTranslation('page-screens');
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(landingItems(input, shopid)));
  return (
    <Section title={t('in_this_offer')}>
      <InfiniteItemList label={t('in_this_offer')} list={list} cardSet={pageCardSet} headingLevel="h3" />
    </Section>
  );
}
