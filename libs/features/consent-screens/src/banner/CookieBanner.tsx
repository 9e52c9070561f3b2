import { accountMarksApi } from '@pasar/account-api/marks';
import { useSession } from '@pasar/account-api';
import { Button, ButtonLink } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveConsent } from '../shared/use-save-consent.ts';
import styles from './CookieBanner.module.css';
import { useBannerShown } from './use-banner-shown.ts';

/** Records in a member's account that the banner was accepted; does nothing for visitors. */
function useAcceptMark(): () => void {
  const session = useSession();
  const [mark] = accountMarksApi.useAcceptCookieBannerMutation();
  return () => {
    if (session.status === 'logged-in') void mark({ now: Math.floor(Date.now() / 1000) });
  };
}

/**
 * The cookie banner: fixed at the bottom of the page, so that it causes no layout shift. Accepting and rejecting
 * take one press each and look the same.
 *
 * @spec cookie-consent-banner
 */
export function CookieBanner(): ReactElement | null {
  const { t } = useTranslation('consent-screens');
  const { platform } = useScreenContext();
  const { savingChoice, saveConsent } = useSaveConsent();
  const markAccepted = useAcceptMark();
  if (!useBannerShown()) return null;
  const accept = () => {
    markAccepted();
    return saveConsent('accept', ({ acceptAll }) => acceptAll());
  };
  const reject = () => saveConsent('reject', ({ rejectAll }) => rejectAll());
  return (
    <section className={styles.banner} data-platform={platform} aria-labelledby="cookie-banner-title">
      <div className={styles.words}>
        <h2 id="cookie-banner-title" className={styles.title}>
          {t('banner_title')}
        </h2>
        <p className={styles.text}>{t('banner_text')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" loading={savingChoice === 'reject'} onClick={() => void reject()}>
          {t('reject_all')}
        </Button>
        <Button size="sm" loading={savingChoice === 'accept'} onClick={() => void accept()}>
          {t('accept_all')}
        </Button>
        <ButtonLink
          size="sm"
          variant="quiet"
          className={styles.settings}
          to={buildPath('setting-cookie', {})}
        >
          {t('choose')}
        </ButtonLink>
      </div>
    </section>
  );
}
