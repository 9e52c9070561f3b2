import { AwningGlyph, ButtonLink, Card, Container } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from '../landing/AppLandingScreen.module.css';
import { findLinkTarget } from './find-link-target.ts';

/** How long a phone may take to open the app before the page continues in the browser. */
const appTimeoutMs = 1500;

/** Tries to open the app, then continues in the browser if the page is still visible. */
function useAppFirst(app: string | undefined, web: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (app === undefined) return undefined;
    window.location.assign(app);
    const timeout = setTimeout(() => {
      if (document.visibilityState === 'visible') void navigate(web, { replace: true });
    }, appTimeoutMs);
    return () => clearTimeout(timeout);
  }, [app, web, navigate]);
}

/** Opens the app on a phone, and meanwhile links to both targets. */
export function UniversalLinkScreen({ input }: ScreenComponentProps<'universal-link'>): ReactElement {
  const { t } = useTranslation('app-screens');
  const target = findLinkTarget(input, useScreenContext());
  const app = target.kind === 'try-app' ? target.app : undefined;
  const web = target.kind === 'try-app' ? target.web : target.to;
  useAppFirst(app, web);
  return (
    <Container width="text" className={styles.page}>
      <Card as="section" className={styles.card}>
        <span className={styles.glyph}>
          <AwningGlyph />
        </span>
        <h1 className={styles.title}>{t('opening_title')}</h1>
        <p className={styles.text}>{t('opening_text')}</p>
        <div className={styles.actions}>
          {app === undefined ? null : (
            <ButtonLink to={app} size="lg" block>
              {t('open')}
            </ButtonLink>
          )}
          <ButtonLink to={web} variant="quiet" block>
            {t('go_on')}
          </ButtonLink>
        </div>
      </Card>
    </Container>
  );
}
