import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type MissingSubject = 'shop' | 'product' | 'buyer';

const titles = { shop: 'gone_title', product: 'item_gone_title', buyer: 'buyer_gone_title' } as const;

/** The page's subject does not exist; with a link. */
export function NotFoundMessage({ subject }: { readonly subject: MissingSubject }): ReactElement {
  const { t } = useTranslation('shop-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t(titles[subject])}
      text={t(subject === 'shop' ? 'gone_text' : 'wrong_address')}
      action={<ButtonLink to={buildPath('home')}>{t('find_more')}</ButtonLink>}
    />
  );
}
