import { galleryLink, installLink } from '@pasar/app-download';
import { ButtonLink } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AppLandingScreen.module.css';

/** A link to each app store that has the market's app. @spec app-install-link app-gallery */
export function StoreLinks(): ReactElement {
  const { t } = useTranslation('app-screens');
  const { market } = useScreenContext();
  const gallery = galleryLink(market);
  return (
    <ul className={styles.stores}>
      <li>
        <ButtonLink to={installLink(market, 'ios')} variant="secondary" block>
          {t('ios')}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink to={installLink(market, 'android')} variant="secondary" block>
          {t('android')}
        </ButtonLink>
      </li>
      {gallery !== undefined && (
        <li>
          <ButtonLink to={gallery} variant="secondary" block>
            {t('gallery')}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
