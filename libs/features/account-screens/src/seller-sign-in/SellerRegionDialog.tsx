import { sellerRegionMessages, sellerRegionNotice } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { Button, Dialog, Stack, useHasHydrated } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const lines = Array.from({ length: sellerRegionMessages }, (_, index) => `region_line_${index + 1}`);

/** Points sellers from mainland China to their own host. @spec seller-region-dialog seller-login-region-check seller-region-messages */
export function SellerRegionDialog(): ReactElement | null {
  const { t } = useTranslation('account-screens');
  const { pathname, search } = useLocation();
  const hasHydrated = useHasHydrated();
  const { data: answer } = signInMethodsApi.useGetPartnerLoginInitQuery(undefined, { skip: !hasHydrated });
  const [isOpen, setIsOpen] = useState(true);
  const notice =
    answer &&
    sellerRegionNotice({
      answer,
      host: window.location.host,
      proxyHost: answer.proxy_host,
      path: pathname + search,
    });
  if (!notice) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('region_title')}
      footer={
        <>
          <Button onClick={() => window.location.assign(notice.proceed)}>{t('region_proceed')}</Button>
          <Button variant="secondary" onClick={() => setIsOpen(false)}>
            {t('region_cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {lines.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </Stack>
    </Dialog>
  );
}
