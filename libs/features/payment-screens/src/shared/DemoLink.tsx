import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** On a demo: links to a page that simulates the payment. Renders nothing elsewhere. */
export function DemoLink({ url }: { readonly url: string | undefined }): ReactElement | null {
  const { t } = useTranslation('payment-screens');
  if (url === undefined) return null;
  return (
    <Notice>
      {t('demo_text')} <a href={url}>{t('demo_link')}</a>
    </Notice>
  );
}
