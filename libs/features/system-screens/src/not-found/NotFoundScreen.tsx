import { Button, ButtonLink, EmptyState } from '@pasar/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasEntryBefore } from './has-entry-before.ts';

/** @spec not-found-page not-found-back */
export function NotFoundScreen() {
  const { t } = useTranslation('system-screens');
  const navigate = useNavigate();
  const back = () => void (hasEntryBefore(window.history.state) ? navigate(-1) : navigate('/'));
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('not_found_title')}
      text={t('msg_404')}
      action={
        <>
          <Button variant="secondary" onClick={back}>
            {t('label_404_back')}
          </Button>
          <ButtonLink to="/">{t('label_404_back_to_homepage')}</ButtonLink>
        </>
      }
    />
  );
}
