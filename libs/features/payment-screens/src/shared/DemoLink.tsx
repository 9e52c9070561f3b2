import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** On a demo no money can be sent: this leads to where that is pretended. Nothing on any other store. */
export function DemoLink({ url }: { readonly url: string | undefined }): ReactElement | null {
  const { t } = useTranslation('payment-screens');
  if (url === undefined) return null;
  return (
    <Notice>
      {t('demo_text')} <a href={url}>{t('demo_link')}</a>
    </Notice>
  );
}
