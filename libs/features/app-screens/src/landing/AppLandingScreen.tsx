import { oneLink } from '@pasar/app-download';
import { AwningGlyph, ButtonLink, Card, Container, Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { handedPath } from './handed-path.ts';
import { StoreLinks } from './StoreLinks.tsx';
import styles from './AppLandingScreen.module.css';

const gives = [
  { word: 'fast', icon: 'bolt' },
  { word: 'follow', icon: 'package' },
  { word: 'deals', icon: 'tag' },
] as const satisfies readonly { readonly word: string; readonly icon: IconName }[];

function Gives(): ReactElement {
  const { t } = useTranslation('app-screens');
  return (
    <ul className={styles.gives} aria-label={t('gives')}>
      {gives.map(({ word, icon }) => (
        <li key={word} className={styles.gift}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          {t(word)}
        </li>
      ))}
    </ul>
  );
}

/** What the app is good for, where to get it, and the way on without it. @spec app-landing */
export function AppLandingScreen({ input }: ScreenComponentProps<'app-landing'>): ReactElement {
  const { t } = useTranslation('app-screens');
  const { market, platform } = useScreenContext();
  const handed = handedPath(input.query);
  return (
    <Container width="text" className={styles.page}>
      <Card as="section" className={styles.card}>
        <span className={styles.glyph}>
          <AwningGlyph />
        </span>
        <h1 className={styles.title}>{t(handed === undefined ? 'title' : 'handed_title')}</h1>
        <p className={styles.text}>{t(handed === undefined ? 'text' : 'handed_text')}</p>
        <Gives />
        <div className={styles.actions}>
          {platform === 'rw' && (
            <ButtonLink to={oneLink(market, handed ?? '/')} size="lg" block>
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
