import { Button, Cluster, Drawer } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstallPrompt } from './use-install-prompt.ts';

/** Offers to add the store to the home screen on a scroll, once the browser allows it. @spec add-to-home-screen-popup a2hs a2hs-skip */
export function InstallPrompt(): ReactElement {
  const { t } = useTranslation('app-screens');
  const { market } = useScreenContext();
  const isSkipped = useCallback(async () => {
    const { skipsInstallPrompt } = await import('./skips-install-prompt.ts');
    return skipsInstallPrompt(window.location, market.code);
  }, [market]);
  const { shown, confirm, cancel } = useInstallPrompt(isSkipped);
  return (
    <Drawer
      open={shown}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={t('install_title')}
      description={t('install_text')}
      footer={
        <Cluster justify="end">
          <Button variant="quiet" onClick={cancel}>
            {t('not_now')}
          </Button>
          <Button onClick={confirm}>{t('install')}</Button>
        </Cluster>
      }
    />
  );
}
