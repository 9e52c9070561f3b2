import { oneLink } from '@pasar/app-download';
import { AwningGlyph, ButtonLink, Card, Container, Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { requestedAppPath } from './requested-app-path.ts';
import { StoreLinks } from './StoreLinks.tsx';
import styles from './AppLandingScreen.module.css';

const benefits = [
  { textKey: 'fast', icon: 'bolt' },
  { textKey: 'follow', icon: 'package' },
  { textKey: 'deals', icon: 'tag' },
] as const satisfies readonly { readonly textKey: string; readonly icon: IconName }[];

function Benefits(): ReactElement {
  const { t } = useTranslation('app-screens');
  return (
    <ul className={styles.gives} aria-label={t('gives')}>
      {benefits.map(({ textKey, icon }) => (
        <li key={textKey} className={styles.gift}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          {t(textKey)}
        </li>
      ))}
    </ul>
  );
}

/** The app's benefits, links to the app stores, and a link to continue in the browser. @spec app-landing */
export function AppLandingScreen({ input }: ScreenComponentProps<'app-landing'>): ReactElement {
  const { t } = useTranslation('app-screens');
  const { market, platform } = useScreenContext();
  const appPath = requestedAppPath(input.query);
  return (
    <Container width="text" className={styles.page}>
      <Card as="section" className={styles.card}>
        <span className={styles.glyph}>
          <AwningGlyph />
        </span>
        <h1 className={styles.title}>{t(appPath === undefined ? 'title' : 'handed_title')}</h1>
        <p className={styles.text}>{t(appPath === undefined ? 'text' : 'handed_text')}</p>
        <Benefits />
        <div className={styles.actions}>
          {platform === 'rw' && (
            <ButtonLink to={oneLink(market, appPath ?? '/')} size="lg" block>
              {t('open')}
            </ButtonLink>
          )}
          <h2 className="visually-hidden">{t('stores')}</h2>
          <StoreLinks />
          <ButtonLink to="/" variant="quiet" block>
            {t('go_on')}
          </ButtonLink>
        </div>
      </Card>
    </Container>
  );
}
