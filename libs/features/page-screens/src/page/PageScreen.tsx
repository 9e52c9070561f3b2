import { isNotFound } from '@pasar/base-api';
import { ButtonLink, EmptyState, ErrorState, VisuallyHidden } from '@pasar/design-system';
import type { PageMeta } from '@pasar/page-builder-api';
import { FrontPage, FrontSkeleton } from '@pasar/page-sections';
import { buildPath, shopPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MarkupPage } from './MarkupPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageComponents } from './PageComponents.tsx';
import type { PageRoute } from './page-routes.ts';
import styles from './PageScreen.module.css';
import type { ResolvedPage } from './select-page.ts';
import { useReportFailures } from './use-report-failures.ts';
import { useShownPage } from './use-shown-page.ts';

/** A page builder page, or its plain text fallback. */
export function PageScreen({ input }: ScreenComponentProps<PageRoute>): ReactElement {
  const { page, refetch, isFetching } = useShownPage(input);
  useReportFailures(input);
  return (
    <PageBoundary>
      <FrontPage>
        <Content page={page} refetch={refetch} isFetching={isFetching} />
      </FrontPage>
    </PageBoundary>
  );
}

type ContentProps = {
  readonly page: ResolvedPage;
  readonly refetch: () => void;
  readonly isFetching: boolean;
};

function Content({ page, refetch, isFetching }: ContentProps): ReactElement {
  switch (page.view) {
    case 'pending':
      return <FrontSkeleton />;
    case 'failed':
      return isNotFound(page.error) ? (
        <PageGone />
      ) : (
        <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />
      );
    case 'markup':
      return <MarkupPage meta={page.meta} html={page.html} />;
    case 'components': {
      const { meta, components, serverTime, receivedAt } = page;
      return (
        <>
          {components[0]?.type === 'hero' ? null : <VisuallyHidden as="h1">{meta.title}</VisuallyHidden>}
          <ShopLine meta={meta} />
          <PageComponents components={components} clock={{ serverTime, receivedAt }} />
        </>
      );
    }
  }
}

/** The shop that owns the page, with a link. */
function ShopLine({ meta: { shop } }: { readonly meta: PageMeta }): ReactElement | null {
  const { t } = useTranslation('page-screens');
  if (!shop) return null;
  return (
    <p className={styles.shop}>
      <strong>{shop.name}</strong>{' '}
      <Link to={shopPath({ username: shop.username, shopId: shop.shopid })}>{t('visit_shop')}</Link>
    </p>
  );
}

/** The page does not exist, or is not published. */
export function PageGone(): ReactElement {
  const { t } = useTranslation('page-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('page_gone_title')}
      text={t('page_gone_text')}
      action={<ButtonLink to={buildPath('campaigns')}>{t('see_campaigns')}</ButtonLink>}
    />
  );
}
