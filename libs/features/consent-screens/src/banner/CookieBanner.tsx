import { accountMarksApi } from '@pasar/account-api/marks';
import { useSession } from '@pasar/account-api';
import { Button, ButtonLink } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoose } from '../shared/use-choose.ts';
import styles from './CookieBanner.module.css';
import { useBannerShown } from './use-banner-shown.ts';

/** Marks in the account that the banner was accepted; a visitor has none. */
function useAcceptMark(): () => void {
  const session = useSession();
  const [mark] = accountMarksApi.useAcceptCookieBannerMutation();
  return () => {
    if (session.status === 'logged-in') void mark({ now: Math.floor(Date.now() / 1000) });
  };
}

/**
 * Asks for consent at the page's lower edge, over the page and never in its way: nothing moves when it comes. To accept and to
 * reject are one press each, and look alike.
 *
 * @spec cookie-consent-banner
 */
export function CookieBanner(): ReactElement | null {
  const { t } = useTranslation('consent-screens');
  const { platform } = useScreenContext();
  const { choosing, choose } = useChoose();
  const markAccepted = useAcceptMark();
  if (!useBannerShown()) return null;
  const accept = () => {
    markAccepted();
    return choose('accept', ({ acceptAll }) => acceptAll());
  };
  const reject = () => choose('reject', ({ rejectAll }) => rejectAll());
  return (
    <section className={styles.banner} data-platform={platform} aria-labelledby="cookie-banner-title">
      <div className={styles.words}>
        <h2 id="cookie-banner-title" className={styles.title}>
          {t('banner_title')}
        </h2>
        <p className={styles.text}>{t('banner_text')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" loading={choosing === 'reject'} onClick={() => void reject()}>
          {t('reject_all')}
        </Button>
        <Button size="sm" loading={choosing === 'accept'} onClick={() => void accept()}>
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
